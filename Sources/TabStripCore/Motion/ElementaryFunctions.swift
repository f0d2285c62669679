/// The few functions of mathematics that motion needs, written out in Swift.
///
/// C libraries differ in the last bits of `exp` and `sin`, so a recorded gesture would replay differently from one platform
/// to the next, and WebAssembly without a C library has none of them at all. These use only additions, multiplications,
/// divisions and bit patterns, each rounded once as IEEE 754 demands and never fused, so every platform computes the same
/// bits. They differ from glibc by one unit in the last place at most, the power by two.
///
/// The methods are the classical ones (Muller, *Elementary Functions*, 3rd ed., ch. 11): bring the argument into a short
/// interval with the constants held in several pieces (Cody and Waite), then sum a series there.
///
/// Everything here takes constant time and allocates nothing.
public enum ElementaryFunctions {
  /// Adding and taking away 1.5 · 2⁵² leaves the nearest whole number, ties to even, without a call into a library.
  @inline(__always)
  static func nearestInteger(_ x: Double) -> Double {
    let shift = 6_755_399_441_055_744.0
    return (x + shift) - shift
  }

  /// 2 to the power of a whole number from -1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  // ln 2 in two pieces. The first has 32 significant bits, so its product with any exponent is exact.
  static let ln2High = 0x1.62e42fee00000p-1
  static let ln2Low = 0x1.a39ef35793c76p-33
  static let log2OfE = 0x1.71547652b82fep+0

  /// The natural exponential, eˣ.
  ///
  /// Above 709.78 the result is infinite; below it fades through the subnormal numbers to 0 at about -745.13.
  ///
  /// - Parameter x: Any number. NaN gives NaN, ∞ gives ∞, -∞ gives 0.
  public static func exp(_ x: Double) -> Double {
    if x != x { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let multiple = nearestInteger(x * log2OfE)
    let r = (x - multiple * ln2High) - multiple * ln2Low
    // The series from its second term on; |r| is at most ln 2 / 2, where the first term left out is below 10⁻¹⁷.
    var tail = 1.0 / 6_227_020_800
    tail = tail * r + 1.0 / 479_001_600
    tail = tail * r + 1.0 / 39_916_800
    tail = tail * r + 1.0 / 3_628_800
    tail = tail * r + 1.0 / 362_880
    tail = tail * r + 1.0 / 40_320
    tail = tail * r + 1.0 / 5_040
    tail = tail * r + 1.0 / 720
    tail = tail * r + 1.0 / 120
    tail = tail * r + 1.0 / 24
    tail = tail * r + 1.0 / 6
    tail = tail * r + 0.5
    let mantissa = 1 + (r + r * r * tail)
    // In two steps, because the power itself may lie outside the normal range when the result does not.
    let exponent = Int(multiple)
    let half = exponent / 2
    return mantissa * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// A number as m · 2ᵏ with m between √½ and √2; only for finite numbers above 0.
  static func normalized(_ x: Double) -> (mantissa: Double, exponent: Int) {
    var bits = x.bitPattern
    var exponent = -1023
    if bits < 1 << 52 {
      bits = (x * 0x1p54).bitPattern
      exponent -= 54
    }
    exponent += Int(bits >> 52)
    var mantissa = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 1023 << 52)
    if mantissa > 1.4142135623730951 {
      mantissa *= 0.5
      exponent += 1
    }
    return (mantissa, exponent)
  }

  /// 2s³/3 + 2s⁵/5 + …, what ln((1 + s) / (1 - s)) has beyond 2s, divided by s; only for |s| ≤ 0.172.
  static func logarithmTail(_ squared: Double) -> Double {
    var tail = 2.0 / 23
    tail = tail * squared + 2.0 / 21
    tail = tail * squared + 2.0 / 19
    tail = tail * squared + 2.0 / 17
    tail = tail * squared + 2.0 / 15
    tail = tail * squared + 2.0 / 13
    tail = tail * squared + 2.0 / 11
    tail = tail * squared + 2.0 / 9
    tail = tail * squared + 2.0 / 7
    tail = tail * squared + 2.0 / 5
    tail = tail * squared + 2.0 / 3
    return tail * squared
  }

  /// The natural logarithm.
  ///
  /// - Parameter x: A number above 0. 0 gives -∞, ∞ gives ∞; negative numbers and NaN give NaN.
  public static func log(_ x: Double) -> Double {
    if !(x > 0) { return x == 0 ? -.infinity : .nan }
    if x == .infinity { return x }
    let (mantissa, exponent) = normalized(x)
    let f = mantissa - 1
    let s = f / (2 + f)
    let correction = s * (f - logarithmTail(s * s))
    let k = Double(exponent)
    return k * ln2High + (f - (correction - k * ln2Low))
  }
}
