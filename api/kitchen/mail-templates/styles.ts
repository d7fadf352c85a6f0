import type { CSSProperties } from 'react';

/**
 * The shop's light colours and shapes for mails. They stand inline, because many mail programs
 * drop everything else; the dark ones below replace them where a program reads style sheets.
 */
const font =
  '"Anek Latin", "Avenir Next", "Segoe UI", Roboto, "Helvetica Neue", Helvetica, Arial, sans-serif';
const ink = '#2b1d12';
const inkSoft = '#65503f';
const line = '#e4d6bd';

const style = <Names extends string>(styles: Record<Names, CSSProperties>) => styles;

export const styles = style({
  paper: { backgroundColor: '#fbf6ec', margin: 0, padding: '28px 12px', fontFamily: font },
  frame: { maxWidth: '560px', width: '100%' },
  brandRow: { width: '100%', margin: '0 0 14px' },
  brand: {
    color: ink,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    padding: '0 8px',
  },
  dot: { color: '#b02d1b' },
  // On light paper in the dark, too: it is drawn for it.
  logo: { display: 'block', backgroundColor: '#fbf6ec', borderRadius: '6px' },
  bowls: { textAlign: 'right', padding: '0 8px', whiteSpace: 'nowrap', lineHeight: '28px' },
  bowl: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    border: '3px solid #c9ced3',
    marginLeft: '5px',
    verticalAlign: 'middle',
  },
  card: {
    backgroundColor: '#fffdf8',
    border: `1px solid ${line}`,
    borderRadius: '20px',
    padding: '28px 24px 30px',
  },
  heading: {
    color: ink,
    fontSize: '30px',
    lineHeight: '34px',
    fontWeight: 800,
    letterSpacing: '-0.025em',
    margin: '0 0 16px',
  },
  words: {
    color: ink,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 14px',
    whiteSpace: 'pre-line',
  },
  title: {
    color: ink,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    margin: '22px 0 8px',
  },
  facts: { width: '100%', margin: '8px 0 20px', borderCollapse: 'collapse' },
  label: {
    color: inkSoft,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '9px 12px 9px 0',
    borderTop: `1px solid ${line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    width: '34%',
  },
  value: {
    color: ink,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '9px 0',
    borderTop: `1px solid ${line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 600,
    wordBreak: 'break-word',
  },
  sum: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  total: { fontSize: '19px', lineHeight: '26px', fontWeight: 800 },
  list: {
    color: ink,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
    padding: '0 0 0 20px',
  },
  item: { margin: '0 0 6px' },
  note: {
    backgroundColor: '#f8e5bd',
    borderRadius: '14px',
    padding: '14px 16px',
    margin: '0 0 16px',
  },
  noteTitle: { color: '#6f4400', fontSize: '16px', lineHeight: '22px', fontWeight: 700, margin: 0 },
  noteWords: {
    color: ink,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '2px 0 0',
    whiteSpace: 'pre-line',
  },
  code: {
    color: ink,
    backgroundColor: '#f8e5bd',
    borderRadius: '14px',
    fontSize: '38px',
    lineHeight: '46px',
    fontWeight: 700,
    letterSpacing: '0.16em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    padding: '14px 10px 12px 16px',
    margin: '0 0 16px',
  },
  way: { color: ink, fontSize: '15px', lineHeight: '23px', margin: '0 0 10px' },
  wayName: { fontWeight: 700 },
  button: {
    backgroundColor: '#b02d1b',
    color: '#fff8ee',
    borderRadius: '999px',
    fontSize: '16px',
    fontWeight: 700,
    padding: '15px 26px',
    textDecoration: 'none',
  },
  buttonRow: { padding: '10px 0 0' },
  closing: { color: inkSoft, fontSize: '15px', lineHeight: '23px', margin: '18px 0 0' },
  signOff: { color: ink, fontSize: '16px', lineHeight: '25px', margin: '22px 0 0' },
  footer: {
    color: inkSoft,
    fontSize: '14px',
    lineHeight: '22px',
    margin: '18px 0 0',
    padding: '0 8px',
  },
  footerLink: { color: '#a62817', textDecoration: 'underline' },
});

/** Turmeric, chilli and leaf: what is in the three bowls beside the kitchen's name. */
export const BOWLS = ['#e9a21b', '#b02d1b', '#4c8140'];

/** What a dark mail program draws instead, by the class names of the layout. */
export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #1a130e !important; }
  .card { background-color: #2a1e16 !important; border-color: #3f2f23 !important; }
  .ink { color: #f6ead7 !important; }
  .soft { color: #cbb69d !important; }
  .rule { border-color: #3f2f23 !important; }
  .note { background-color: #443215 !important; }
  .turmeric { color: #ffd58a !important; }
  .press { background-color: #c43f29 !important; color: #fff8ee !important; }
  .chilli { color: #ff9a80 !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 18px 26px !important; }
  .heading { font-size: 26px !important; line-height: 30px !important; }
}
`;
