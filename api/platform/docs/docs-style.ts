/** The docs page brings its own look: it loads nothing. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbf6ee; --card: #fffdf9; --ink: #2b1c14; --quiet: #6d584b;
  --line: #e6d9c8; --accent: #9c2f16; --get: #2f6b3a; --write: #8a5a00; --delete: #9c2f16; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1410; --card: #251c16; --ink: #f4e9dc;
  --quiet: #bda893; --line: #43342a; --accent: #f29a78; --get: #8fd09a; --write: #f0bf5c; --delete: #f29a78; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
.page { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font-size: clamp(1.9rem, 5vw, 2.8rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 0.75rem; }
h2 { margin: 3rem 0 0.75rem; font-size: 1.4rem; letter-spacing: -0.01em; }
h3 { margin: 1.25rem 0 0.35rem; font-size: 0.95rem; }
p { max-width: 46rem; margin: 0 0 0.75rem; color: var(--quiet); }
a { color: var(--accent); }
code { font: 0.92em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; margin: 1.25rem 0 0; list-style: none; }
nav a { display: inline-block; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 999px;
  background: var(--card); text-decoration: none; }
details { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 0.9rem; background: var(--card); }
summary { display: grid; grid-template-columns: 4.5rem 1fr; gap: 0.25rem 0.75rem; align-items: baseline;
  padding: 0.85rem 1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.9rem; }
summary .said { grid-column: 2; color: var(--quiet); }
.method { font: 700 0.8rem/1.6 ui-monospace, Menlo, Consolas, monospace; color: var(--write); }
.method.GET { color: var(--get); } .method.DELETE { color: var(--delete); }
.more { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
.more ul { margin: 0.25rem 0; padding-left: 1.15rem; }
.more > ul { padding-left: 1rem; }
.more li { margin: 0.15rem 0; }
.type { color: var(--quiet); } .note { color: var(--quiet); font-size: 0.88em; font-style: italic; }
`;
