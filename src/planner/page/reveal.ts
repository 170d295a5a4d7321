// Leads to an element of the page, wherever it is: in another section, folded away, or below the edge of a low sheet.

/** Opens what hides an element, scrolls to it and gives it the focus. */
export function reveal(element: HTMLElement): void {
  document.querySelector<HTMLElement>('.shell-panel.low .shell-handle')?.click();
  const tab = element.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.click();
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // Once the section is shown.
  setTimeout(() => {
    element.scrollIntoView({ block: 'center' });
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    keepInSight(element);
  });
}

/** Until somebody does something: figures that are still being counted grow above it, and leave less space. */
function keepInSight(element: HTMLElement): void {
  const area = element.closest('.shell-scroll');
  if (area === null) return;
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }));
  observer.observe(area);
  for (const deed of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(deed, () => observer.disconnect(), { once: true, passive: true });
}
