// Pages inside frames of other sites: the picture takes what the figures leave, in frames of any size.

/** The measures of the layout in pixels. Heights are those of the longest texts. */
export const FRAMED_LAYOUT = {
  padding: 12,
  /** From this width the figures are beside the picture. */
  columnsFrom: 560,
  panelWidth: 232,
  panelHeight: 244,
  /** What each kind of tile adds. */
  kindHeight: 53,
  leastPicture: 140,
  footHeight: 61,
} as const;

const { padding, columnsFrom, panelWidth, leastPicture } = FRAMED_LAYOUT;

export const FRAMED = `html.accented { --action: var(--light-action); --action-ground: var(--light-ground); --action-fill: var(--accent); --on-action: var(--on-accent); }
@media (prefers-color-scheme: dark) {
  html.accented { --action: var(--dark-action); --action-ground: var(--dark-ground); }
}
.framed body { min-height: 100vh; }
.framed main { display: flex; flex-direction: column; gap: ${padding}px; max-width: none; padding: ${padding}px; }
.framed h1 { font-size: 16px; line-height: 24px; letter-spacing: 0; }
.framed .drawing { position: relative; flex: 1 1 0; min-height: ${leastPicture}px; }
.framed .drawing > svg { position: absolute; inset: 0; height: 100%; max-height: none; }
.framed .panel > * + * { margin-top: 0; }
.framed .tile { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; }
.framed .panel .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); column-gap: 24px; margin-top: 8px; }
.framed .facts > div { padding: 6px 0; }
.framed footer { align-items: center; gap: 4px 16px; padding: 8px ${padding}px; }
.framed footer .name { color: var(--text); }
.framed footer .button { padding: 8px 16px; color: var(--on-action); font-size: 14px; }
@media (max-width: 359px) {
  .framed .name span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (min-width: ${columnsFrom}px) {
  .framed main { flex-direction: row; }
  .framed .panel { flex: none; width: ${panelWidth}px; }
}`;
