extension ElementaryFunctions {
  /// A number above 0 raised to any power.
  ///
  /// The logarithm is carried in two doubles, so that the exponential does not magnify its rounding.
  ///
  /// - Parameters:
  ///   - base: A number of at least 0. Negative numbers and NaN give NaN.
  ///   - exponent: Any number; NaN gives NaN. To the power of 0 every base gives 1, and 1 to any power gives 1.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if !(base >= 0) || exponent != exponent { return .nan }
    if exponent == 0 || base == 1 { return 1 }
    if base == 0 || base == .infinity { return (base == 0) == (exponent < 0) ? .infinity : 0 }
    let logarithm = logarithmInTwo(base)
    let estimate = exponent * logarithm.high
    // Out of range either way, and too large to be split below.
    if !(estimate > -800 && estimate < 800) { return exp(estimate) }
    let product = multiplied(exponent, logarithm.high)
    let low = product.low + exponent * logarithm.low
    let power = exp(product.high)
    return power + power * low
  }

  /// The natural logarithm of a finite number above 0, as a double and what it lacks.
  private static func logarithmInTwo(_ x: Double) -> (high: Double, low: Double) {
    let (mantissa, exponent) = normalized(x)
    let f = mantissa - 1
    let divisor = 2 + f
    let divisorLost = f - (divisor - 2)
    let s = f / divisor
    let back = multiplied(s, divisor)
    let sLow = ((f - back.high) - back.low - s * divisorLost) / divisor
    let tail = s * logarithmTail(s * s)
    let k = Double(exponent)
    let main = added(k * ln2High, 2 * s)
    let rest = added(main.high, tail + (2 * sLow + k * ln2Low))
    return added(rest.high, rest.low + main.low)
  }

  /// A sum and exactly what its rounding lost (Knuth).
  private static func added(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let virtual = high - a
    return (high, (a - (high - virtual)) + (b - virtual))
  }

  /// A product and exactly what its rounding lost (Dekker), for factors far from overflow.
  private static func multiplied(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let high = a * b
    return (high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A number as two halves of at most 26 bits each (Veltkamp).
  private static func split(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 134_217_729
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}
