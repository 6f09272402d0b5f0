import { withColours } from '#domain/palette.ts';

/** With the colours of the shop's own theme, which does not reach into the shadow root. */
export const style = withColours(
  `
:host { --mono: ui-monospace, Menlo, Consolas, monospace; position: fixed; inset: auto auto 0 0; z-index: 9999; color: var(--fg);
  font: 13px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
button, input, select { font: inherit; color: inherit; box-sizing: border-box; min-height: 32px; border-radius: 4px;
  border: 1px solid var(--line-control); background: var(--bg-raised); padding: 0 10px; }
input[type=checkbox] { min-height: 0; width: 16px; height: 16px; margin: 0; accent-color: var(--primary); }
button { cursor: pointer; }
button:hover { background: var(--bg-subtle); }
button.main { background: var(--primary); border-color: var(--primary); color: var(--primary-contrast); font-weight: 600; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
h1:focus-visible { outline: 0; }
/* In the margin of the page, where it lies over nothing: bars at the bottom have buttons of the shop. */
.opener { position: fixed; left: 0; top: 55%; writing-mode: vertical-rl; min-height: 0; padding: 8px 0; border: 0; border-radius: 0 4px 4px 0;
  background: var(--fg); color: var(--bg-raised); font-size: 11px; line-height: 16px; }
.opener b { margin-top: 6px; padding: 3px 0; border-radius: 4px; background: var(--danger); color: var(--bg-raised); font-weight: 600; }
.opener:hover { background: var(--primary); }
.panel { box-sizing: border-box; width: min(560px, 100vw); height: min(680px, 90vh); background: var(--bg-raised);
  border: 1px solid var(--line); border-left: 0; border-radius: 0 4px 0 0; box-shadow: 0 8px 32px #0003; display: grid; grid-template-rows: auto 1fr; }
.head { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; padding: 12px 16px; border-bottom: 1px solid var(--line); }
h1 { flex: 1; min-width: 60px; margin: 0; font-size: 16px; }
.body { overflow: auto; padding: 0 16px 16px; }
h2 { font-size: 13px; margin: 16px 0 6px; color: var(--fg-muted); }
.boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 6px 12px; }
.boxes label, label.row { display: flex; gap: 8px; align-items: center; min-height: 28px; }
label.row { margin-top: 8px; }
label.row input { width: 110px; text-align: right; font-variant-numeric: tabular-nums; }
input[type=search] { width: 100%; }
.list { max-height: 216px; overflow: auto; border: 1px solid var(--line); border-radius: 4px; margin-top: 8px; }
.list .row { display: grid; grid-template-columns: minmax(0, 1fr) min(190px, 36%); gap: 8px; align-items: center; padding: 2px 2px 2px 10px;
  border-bottom: 1px solid var(--line); }
.list .row[hidden] { display: none; }
.list .row:last-child { border-bottom: 0; }
.list span { font: 12px var(--mono); overflow-wrap: anywhere; }
.list select { width: 100%; min-height: 28px; border-color: transparent; color: var(--fg-muted); }
.list .row.chosen { background: var(--bg-subtle); }
.list .row.chosen select { color: var(--primary); border-color: var(--primary); font-weight: 600; }
details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: 4px 0; font: 12px var(--mono); display: flex; gap: 8px; align-items: baseline; }
summary b { flex: 0 0 52px; color: var(--primary); font-weight: 600; }
summary span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
summary small { font-size: 11px; color: var(--fg-muted); font-variant-numeric: tabular-nums; }
summary::before { content: "▸"; color: var(--fg-muted); }
details[open] > summary::before { content: "▾"; }
h3 { font-size: 11px; font-weight: 600; margin: 4px 0 2px; color: var(--fg-muted); }
summary b.refused { color: var(--fg-muted); }
.bad summary, .bad summary b { color: var(--danger); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 240px; overflow: auto; margin: 0 0 8px; padding: 8px 10px; font: 12px/1.5 var(--mono);
  background: var(--bg-subtle); border-radius: 4px; }
p { color: var(--fg-muted); margin: 4px 0; }
`,
  ':host',
);
