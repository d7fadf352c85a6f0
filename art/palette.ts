/** The kitchen's colours. Everything else is mixed from these. */
export const chilli = '#b5321f';
export const turmeric = '#e9a21b';
export const cream = '#fff7ea';

/** Base colours of gravies; their shadows and lights are mixed from them. */
export const gravies = {
  tomato: '#cf5a1f',
  makhani: '#e07f35',
  onion: '#b4551d',
  spinach: '#4f7f2e',
  herbs: '#5f7a2c',
  cashew: '#ecc98c',
  toor: '#e6a92a',
  gujarati: '#d48d22',
  black: '#6d3a20',
  rajma: '#93371a',
  chole: '#97521f',
  kadhi: '#f3d26a',
  curd: '#f7f1e2',
  potato: '#dc9a2c',
  chilliRed: '#b23315',
  milk: '#f6e3b4',
  saffron: '#f0b443',
} as const;

/** Colours of what swims in them or lies heaped. Lit side first. */
export const foods = {
  paneer: ['#fff8e6', '#fdf0d2'],
  friedPaneer: ['#fbe6b4', '#f6d795'],
  potato: ['#f3cf6d', '#ecbf55'],
  sweetPotato: ['#e08a3c', '#d87a34'],
  aubergine: ['#5b3560', '#6e4370'],
  yam: ['#a9744f', '#b98460'],
  peas: ['#86b23c', '#79a634'],
  carrot: ['#ee8a2e', '#e67b24'],
  beans: ['#6b9a36', '#5e8a30'],
  tomato: ['#d9432a', '#c93a24'],
  greenPepper: ['#4f8a2f', '#5f9a3a'],
  redPepper: ['#cc3a22'],
  yellowPepper: ['#efb32a'],
  onion: ['#f0cfd0', '#e2a9b6'],
  okra: ['#5d8b34', '#6d9a3e'],
  cabbage: ['#dbe2a4', '#c6d488'],
  bottleGourd: ['#c9d68a', '#bccb78'],
  chickpea: ['#dfae62', '#d39c4e'],
  blackChickpea: ['#6b3f22', '#7a4a2a'],
  rajma: ['#7c2418', '#8c2d1c'],
  mung: ['#8f9a3c', '#a3aa4c'],
  cashew: ['#f7e3b4', '#efd499'],
  peanut: ['#d99a5a', '#c98748'],
  dumpling: ['#c98b34', '#b97a28'],
  muthiya: ['#8a8a3a', '#7d7a30'],
  boondi: ['#f2c53d', '#e8b52c'],
  cucumber: ['#dcebb8', '#cbe09c'],
  corn: ['#f6cf45'],
  sev: ['#f6cf4a', '#e6ae30', '#ffe594'],
  gaathiya: ['#edc04a', '#e3b03a'],
} as const;

export const earth = { light: '#d98a5c', mid: '#b8623a', dark: '#7d3c20' } as const;

/** Blends two #rrggbb colours; `amount` of the second, 0 to 1. */
export function mix(first: string, second: string, amount: number): string {
  const channel = (start: number) => {
    const a = Number.parseInt(first.slice(start, start + 2), 16);
    const b = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The shadow side of a colour: towards roasted brown, never grey. */
export const darker = (colour: string, amount = 0.35) => mix(colour, '#3d1503', amount);

/** The lit side of a colour: towards warm light, never plain white. */
export const lighter = (colour: string, amount = 0.35) => mix(colour, '#fff3cf', amount);
