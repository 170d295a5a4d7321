// The bar's small pictures, drawn with one pen: 20 by 20, strokes of one and a half.

const SHAPES = {
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12',
  new: 'M10 4v12M4 10h12',
  share:
    'M8.2 11.8a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3L10 5.7M11.8 8.2a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1.2-1.2',
  drawing: 'M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12',
  address: 'm7 6-4 4 4 4m6-8 4 4-4 4',
  print: 'M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z',
  help: 'M7.5 7.5a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2 1-1.2 2M10 14.7v.1',
  more: 'M4 10h1M9.5 10h1M15 10h1',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

export type Shape = keyof typeof SHAPES;

export function Icon({ shape }: { readonly shape: Shape }) {
  return (
    <svg class="frame-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}

/** The mark: tiles of three lengths in a running bond, one of them cut and red. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#2f3a45" />
      <path fill="#d9cfc1" d="M5 6h13v6H5zM5 14h6v6H5zM13 14h14v6H13zM5 22h13v5H5z" />
      <path fill="#c0394b" d="M20 6h7v6h-7z" />
      <path fill="#bfb3a2" d="M20 22h7v5h-7z" />
    </svg>
  );
}
