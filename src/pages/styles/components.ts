// Components: cards, forms, figures, warnings, tables, code.

export const COMPONENTS = `.rooms { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 272px), 1fr)); gap: 20px; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr)); gap: 0 24px; }
.gallery section { display: flex; flex-direction: column; padding: 32px 0 0; border: 0; }
.gallery .rooms { grid-template-columns: 100%; margin-top: auto; padding-top: 16px; }
.rooms + .actions { margin-top: 16px; }
.room { display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); overflow: hidden; }
.room .sheet { display: flex; align-items: center; justify-content: center; height: 232px; padding: 20px; background: var(--sunk); }
.gallery .room .sheet { height: 320px; }
.sheet svg { display: block; width: 100%; height: 100%; }
.sheet .wall, .patterns .wall { stroke: var(--slate); }
.room .text { display: flex; flex-direction: column; flex: 1; gap: 4px; padding: 16px; }
.room .fact { white-space: nowrap; }
.room .walk { color: var(--muted); }
.room .actions { margin-top: auto; padding-top: 8px; }
.room .actions + .actions { margin-top: 0; padding-top: 0; }

.actions { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 8px 20px; border: 1px solid var(--action); border-radius: 8px; background: var(--action-fill, var(--action)); color: var(--on-action); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { text-decoration: underline; }
.button.quiet { background: transparent; color: var(--action); }
.actions a:not(.button) { padding: 8px 0; }

.patterns { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); gap: 8px; }
.patterns a { display: flex; height: 100%; align-items: center; gap: 12px; min-height: 64px; padding: 7px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); color: var(--text); font-size: 14px; line-height: 20px; text-decoration: none; }
.patterns a:hover { border-color: var(--edge); }
.patterns a[aria-current] { border: 2px solid var(--action); padding: 6px; font-weight: 600; }
.patterns svg { flex: none; display: block; width: 48px; height: 48px; border-radius: 4px; }

form { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr)); gap: 16px; margin-top: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
.field { display: flex; flex-direction: column; justify-content: flex-end; gap: 4px; }
.field.wide { grid-column: 1 / -1; }
.field label { font-size: 14px; line-height: 20px; font-weight: 600; }
.field .hint { font-size: 14px; line-height: 20px; color: var(--muted); }
.field input, .field select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--page); color: var(--text); font: inherit; font-variant-numeric: tabular-nums; text-overflow: ellipsis; }
.field.wide input { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace; }
form .actions { grid-column: 1 / -1; }

.drawing { border: 1px solid var(--line); border-radius: 8px; background: #fbfaf7; overflow: hidden; }
.drawing > svg { display: block; width: 100%; height: auto; max-height: calc(100vh - 48px); }

.panel h1 { font-size: 16px; line-height: 24px; letter-spacing: 0; }
.total { display: block; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.02em; }
.quiet-row { display: grid; grid-template-columns: repeat(4, auto); align-items: end; justify-content: space-between; gap: 4px 16px; margin-top: 12px; }
.quiet-row dt { color: var(--muted); font-size: 14px; line-height: 20px; }
.quiet-row dd { font-weight: 600; }
.warnings { display: grid; gap: 8px; margin-top: 8px; }
.warnings li { padding: 12px 16px; border-left: 3px solid var(--signal); border-radius: 0 8px 8px 0; background: var(--signal-ground); font-size: 14px; line-height: 20px; }
.facts { margin-top: 4px; }
main > .facts { max-width: 480px; }
.facts > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line); font-size: 14px; line-height: 20px; }
.facts dt { color: var(--muted); }
.facts dd { text-align: right; }
.panel details { border-top: 1px solid var(--line); font-size: 14px; line-height: 20px; }
.panel summary { padding: 12px 0; color: var(--action); cursor: pointer; }
.wall-list { display: flex; flex-wrap: wrap; gap: 4px 12px; padding-bottom: 12px; list-style: none; counter-reset: wall; }
.wall-list li { counter-increment: wall; white-space: nowrap; }
.wall-list li::before { content: counter(wall) "  "; color: var(--muted); }
.address code { display: block; max-height: 120px; overflow: auto; margin-top: 8px; padding: 12px; border-radius: 8px; background: var(--sunk); overflow-wrap: anywhere; }

.swatch { display: block; border-radius: 4px; }
.swatches { margin-top: 20px; display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 16px; list-style: none; }
.swatches a { display: block; padding: 4px 0; font-size: 14px; line-height: 20px; }
.swatches .swatch { width: 100%; height: auto; aspect-ratio: 3 / 2; margin-bottom: 4px; }
.to-drawing { display: inline-block; }
table:not(:has(thead)):has(picture) { table-layout: fixed; }
.prose picture { display: inline-block; max-width: 100%; vertical-align: top; }
td:has(picture) code, .stacks td:has(picture) a code { white-space: nowrap; font-size: 12px; }
td picture img { display: block; }
picture + br { display: none; }
.to-drawing .swatch { margin-bottom: 4px; }

.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; }
th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
td code { white-space: nowrap; }
td a:not(.to-drawing) code, .stacks td:last-child code { white-space: normal; overflow-wrap: anywhere; }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); line-height: 20px; overflow-x: auto; }
pre .k { color: var(--action); }
pre .s { color: light-dark(#1f6b3a, #8fd19e); }
pre .v { color: light-dark(#8a3b12, #f2b88f); }
.copied { position: relative; }
.copy { position: absolute; top: 6px; right: 6px; min-height: 32px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--raised); color: var(--text); font: inherit; font-size: 14px; line-height: 20px; cursor: pointer; }
.copied > pre, .copied > .call { padding-right: 96px; }
.search { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 0 0 16px; padding: 0; border: 0; background: none; }
.search input { flex: 1; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--page); color: var(--text); font: inherit; }
.search label { flex: 1 0 100%; color: var(--muted); }
.search .button { padding: 8px 12px; }
.found > li + li { margin-top: 16px; }
mark { background: var(--signal-ground); color: var(--text); }
pre.wraps { white-space: pre-wrap; overflow-wrap: anywhere; }
.call { display: block; padding: 12px 16px; border-radius: 8px; background: var(--sunk); overflow-wrap: anywhere; }
.call code { font-weight: 400; }
.try summary { padding: 8px 0; color: var(--action); cursor: pointer; }
.try form { margin-top: 4px; }

@media (max-width: 640px) {
  .patterns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .patterns a { gap: 8px; }
  form { grid-template-columns: repeat(2, minmax(0, 1fr)); padding: 16px; }
  .stacks thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacks tr, .stacks td, .stacks th { display: block; }
  .stacks:not(:has(thead)) tr:has(picture) { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  .stacks tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  .stacks td, .stacks tbody th { padding: 2px 0; border: 0; }
}`;
