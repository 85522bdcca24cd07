/**
 * No text is cut: what does not fit is drawn closer, step by step, until it does. The element's data-fit counts the steps, and
 * its styles say what each gives up: space, then size, then the least of the words.
 */
export function fitting(steps: number): (element: HTMLElement) => () => void {
  return (element) => {
    let due = 0;
    const within = (one: Element) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
    // what a part says may run into its neighbour without leaving the whole
    const fits = () => within(element) && [...element.querySelectorAll(':scope > [data-fits]')].every(within);
    const measure = () => {
      due = 0;
      for (let step = 0; step <= steps; step++) {
        element.dataset['fit'] = String(step);
        if (fits()) return;
      }
    };
    const soon = () => (due ||= requestAnimationFrame(measure));
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    const words = new MutationObserver(soon);
    words.observe(element, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      words.disconnect();
    };
  };
}
