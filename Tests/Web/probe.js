// Runs in each page before its own scripts: counts what they ask for and keeps what they and the browser complain of.
window.probe = (() => {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const probe = { nextFrame, framesAsked: 0, violations: [], modules: [], told: [] };
  window.requestAnimationFrame = (callback) => {
    probe.framesAsked += 1;
    return nextFrame(callback);
  };
  document.addEventListener("securitypolicyviolation", (event) => {
    probe.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
  });
  // Such as an observer that changes what it observes: no exception, and not in the console.
  window.addEventListener("error", (event) => probe.violations.push(`error: ${event.message}`));
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...given) => {
      const answer = await original(...given);
      probe.modules.push((answer.instance ?? answer).exports);
      return answer;
    };
  }
  // From now on a frame lasts 16 ms for the page's scripts, however long the machine takes for it.
  probe.steady = () => {
    let now = performance.now();
    const tick = () => {
      now += 16;
      nextFrame(tick);
    };
    nextFrame(tick);
    performance.now = () => now;
    window.requestAnimationFrame = (callback) => {
      probe.framesAsked += 1;
      return nextFrame(() => callback(now));
    };
  };
  // What strips tell, in order, wherever in the page they stand.
  for (const name of ["beforechange", "change", "reselect"]) {
    document.addEventListener(name, (event) => {
      if (event.index === undefined) return;
      probe.told.push({ type: name, value: event.value, index: event.index, cause: event.cause, previous: event.previous });
    });
  }
  return probe;
})();
