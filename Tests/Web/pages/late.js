// The elements are defined only when a test says so.
window.defineElements = async () => {
  await import("./stage.js");
  stage.strips.push(...document.querySelectorAll("tab-strip"));
};
window.isReady = true;
