// The keyboard of a phone lies over the page without making it smaller. The page ends above it, and so do its sheet and the
// field that is typed into.

/** Bars of the browser come and go; keyboards are higher, px. */
const LEAST_PX = 120;

/** Keeps the page above the keyboard, as long as it lives. */
export function followKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const { documentElement } = document;
  const measure = (): void => {
    // Zoomed in by two fingers, less of the page is seen too.
    const hidden = seen.scale > 1.05 ? 0 : innerHeight - seen.height;
    const isOpen = hidden > LEAST_PX;
    documentElement.toggleAttribute('data-keyboard', isOpen);
    documentElement.style.setProperty('--seen-top', isOpen ? `${seen.offsetTop}px` : '');
    documentElement.style.setProperty('--seen-bottom', isOpen ? `${hidden - seen.offsetTop}px` : '');
    if (isOpen) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
}
