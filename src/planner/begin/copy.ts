// Puts a button into every example of the documentation that copies it. Documents have no other script.

const COPIED_MS = 2000;

for (const block of document.querySelectorAll<HTMLElement>('.prose pre, .prose .call')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const isAddress = block instanceof HTMLAnchorElement;
    const said = await navigator.clipboard.writeText(isAddress ? block.href : (block.textContent ?? '')).then(
      () => 'Copied',
      // Browsers may refuse, such as on a page without https.
      () => 'Select it and copy it by hand',
    );
    button.textContent = said;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, COPIED_MS);
  });
  const frame = document.createElement('div');
  frame.className = 'copied';
  block.replaceWith(frame);
  frame.append(block, button);
}
