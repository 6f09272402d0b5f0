export const style = `
:host { position: fixed; inset: auto auto 0 0; z-index: 9999; font: 13px/1.5 system-ui, sans-serif; color: #1c2733; }
button, input, select { font: inherit; color: inherit; }
.opener { background: #1c2733; color: #fff; border: 0; padding: 2px 10px; cursor: pointer; }
.panel { box-sizing: border-box; width: min(560px, 100vw); height: min(620px, 90vh); background: #fff; border: 1px solid #1c2733;
  display: grid; grid-template-rows: auto 1fr; }
.head, .row { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
.head { padding: 8px; border-bottom: 1px solid #c9d1da; }
.head strong { flex: 1; }
.body { overflow: auto; padding: 8px; }
h2 { font-size: 13px; margin: 12px 0 4px; }
.list { max-height: 180px; overflow: auto; border: 1px solid #c9d1da; padding: 4px; }
.row span { flex: 1; }
details { border-bottom: 1px solid #e3e8ee; }
summary { cursor: pointer; }
.bad summary { color: #b3261e; }
pre { white-space: pre-wrap; word-break: break-all; max-height: 200px; overflow: auto; margin: 0; font-size: 12px; }
`;
