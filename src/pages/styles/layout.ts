// Layout and type: three sizes, two weights, steps of 4 px.

export const LAYOUT = `*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 400 16px/1.5 system-ui, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
}
/* Chinese fonts set Latin letters poorly, so they are for Chinese only. */
body:lang(zh), [lang="zh"] { font-family: system-ui, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", "Noto Sans", sans-serif; }
h1, h2, h3, p, ul, ol, dl, dd, figure, pre, table { margin: 0; padding: 0; }
h1 { font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.02em; text-wrap: balance; }
h2, h3 { font-size: 16px; line-height: 24px; font-weight: 600; }
ul, ol { list-style: none; }
a { color: var(--action); text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; border-radius: 4px; }
code, pre, .walk { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace; font-size: 14px; }
.muted { color: var(--muted); }
.small { font-size: 14px; line-height: 20px; }

.skip { position: absolute; left: 16px; top: -64px; z-index: 1; padding: 8px 16px; border-radius: 8px; background: var(--action); color: var(--on-action); }
.skip:focus { top: 12px; }

.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; padding: 8px 24px; border-bottom: 1px solid var(--line); }
.name { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--text); font-weight: 600; text-decoration: none; }
.name svg { display: block; }
.languages ul { display: flex; flex-wrap: wrap; margin: 0 -8px; }
.languages a { display: block; min-height: 44px; padding: 12px 8px; font-size: 14px; line-height: 20px; color: var(--muted); text-decoration: none; }
.languages a:hover { color: var(--text); text-decoration: underline; }
.languages a[aria-current] { color: var(--text); font-weight: 600; }

#planner { display: flex; flex-direction: column; flex: 1 0 auto; }
/* The planner is about to take this place: what is here shows only if it does not come. */
@media (scripting: enabled) {
  #planner.waiting { animation: appear 0s 2s both; }
  @keyframes appear { from { visibility: hidden; } to { visibility: visible; } }
}

main { flex: 1 0 auto; width: 100%; max-width: 1120px; margin: 0 auto; padding: 40px 24px 64px; }
main > section { margin-top: 56px; }
main > section > h2 { margin-bottom: 16px; }
.lead { max-width: 62ch; margin-top: 12px; color: var(--muted); }

footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 32px; padding: 16px 24px 24px; border-top: 1px solid var(--line); color: var(--muted); font-size: 14px; line-height: 20px; }
footer p { padding: 4px 0; }
footer ul { display: flex; flex-wrap: wrap; gap: 0 24px; }
footer a { display: block; padding: 4px 0; color: var(--muted); }

/* The planner: the plan is the hero, the figures stand beside it in a panel of 360 px. */
.planner { display: grid; grid-template-columns: minmax(0, 1fr) 360px; gap: 24px; max-width: none; padding: 24px; align-items: start; }
.planner .drawing { position: sticky; top: 24px; }
.panel > * + * { margin-top: 24px; }

/* The documentation: an article, and beside it the list of all documents. On a phone the list comes last. */
.docs { display: grid; grid-template-columns: 208px minmax(0, 1fr); gap: 48px; align-items: start; }
.prose { grid-column: 2; grid-row: 1; max-width: 800px; }
.site { grid-column: 1; grid-row: 1; position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow-y: auto; font-size: 14px; line-height: 20px; }
.site > ul { display: grid; gap: 12px; }
.site > ul > li { color: var(--muted); }
.site a { display: block; padding: 4px 0; color: var(--text); text-decoration: none; }
.site a:hover { text-decoration: underline; }
.site a[aria-current] { color: var(--action); font-weight: 600; }
.site a[aria-current] + ul { margin: 0 0 4px 2px; padding-left: 12px; border-left: 1px solid var(--line); }
.site a[aria-current] + ul a { color: var(--muted); }
.to-site { display: none; }
.prose > * + *, .prose > section > * + * { margin-top: 12px; }
.prose > .to-site + * { margin-top: 0; }
.prose h2 { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line); }
.prose > section { margin-top: 40px; }
.prose > section > h2 { margin-top: 0; }
.prose h3 { margin-top: 24px; }
.prose :is(ul, ol) { padding-left: 20px; list-style: disc; }
.prose ol { list-style: decimal; }
.prose li + li { margin-top: 4px; }
.prose img { display: block; max-width: 100%; height: auto; border-radius: 8px; }
.prose :not(pre, a) > code { padding: 1px 4px; border-radius: 4px; background: var(--sunk); }

.contents { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 20px; }
.contents a { display: block; padding: 4px 0; }

.message { max-width: 640px; padding-top: 12vh; }
.message .actions { margin-top: 28px; }

@media (max-width: 900px) {
  .planner { grid-template-columns: minmax(0, 1fr); padding: 16px; }
  .planner .drawing { position: static; }
  .docs { grid-template-columns: minmax(0, 1fr); }
  .prose, .site { grid-column: 1; grid-row: auto; }
  .site { position: static; max-height: none; padding-top: 24px; border-top: 1px solid var(--line); }
  .to-site { display: block; }
}
@media (max-width: 640px) {
  .bar { padding: 4px 16px; }
  main { padding: 24px 16px 48px; }
  main > section { margin-top: 40px; }
  h1 { font-size: 28px; line-height: 36px; }
  footer { padding: 16px; }
}
@media print {
  .bar, footer, .skip, .actions, .address { display: none; }
  .planner { display: block; padding: 0; }
  .planner .drawing { position: static; }
}`;
