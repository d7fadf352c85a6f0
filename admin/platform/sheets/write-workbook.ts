import { strToU8, zipSync } from 'fflate';

const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The places in `STYLES` of what cells look like. */
const STYLE = { text: 1, lines: 2, heading: 3 };

/** As wide as the longest line of a column, in characters, within these. */
const WIDTHS = { least: 10, most: 50 };

/** So many rows a sheet can have. */
const MOST_ROWS = 1_048_576;

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${CONTENT}.sharedStrings+xml"/></Types>`;

const relationships = (targets: Record<string, string>): string => {
  const each = Object.entries(targets).map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
};

const WORKBOOK = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Number format 49 is text: what is typed into such a cell stays as it was typed. */
const textStyle = (font: number, alignment: string): string =>
  `<xf numFmtId="49" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"${alignment}/></xf>`;

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${textStyle(0, '')}${textStyle(0, ' wrapText="1"')}${textStyle(1, '')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text as XML has it: without the signs that XML has not got. What looks like the workbook's own way to
 * write such a sign, `_x0007_`, is marked as none (ECMA-376, ST_Xstring).
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** `A` for the first column, `AA` for the 27th. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** Each text once, and its number for the cells that have it. */
function sharedTexts() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    xml(): string {
      const each = [...numbers.keys()].map(
        (text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`,
      );
      return `<sst xmlns="${MAIN}" uniqueCount="${each.length}">${each.join('')}</sst>`;
    },
  };
}

function columnsXml(table: readonly (readonly string[])[], count: number): string {
  const widthOf = (column: number) =>
    table
      .flatMap((row) => row[column]?.split(/[\r\n]/) ?? [])
      .reduce((width, line) => Math.max(width, line.length + 2), WIDTHS.least);
  const each = Array.from({ length: count }, (_, at) => {
    const width = Math.min(widthOf(at), WIDTHS.most);
    // The style is for the rows that somebody adds.
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLE.text}" customWidth="1"/>`;
  });
  return `<cols>${each.join('')}</cols>`;
}

function rowXml(cells: readonly string[], row: number, numberOf: (text: string) => number): string {
  const each = cells.map((text, column) => {
    if (text === '') return '';
    const style = /[\r\n]/.test(text) ? STYLE.lines : STYLE.text;
    return `<c r="${columnName(column)}${row + 1}" s="${row === 0 ? STYLE.heading : style}" t="s"><v>${numberOf(text)}</v></c>`;
  });
  return `<row r="${row + 1}">${each.join('')}</row>`;
}

/**
 * A table with headings as an Excel workbook (ECMA-376) of one sheet. Every cell is text, also those that
 * are typed below them: an entry code 0042 stays one. The headings stay in view.
 */
export function writeWorkbook(table: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const texts = sharedTexts();
  const rows = table.map((cells, row) => rowXml(cells, row, texts.numberOf)).join('');
  const count = table.reduce((most, row) => Math.max(most, row.length), 1);
  // A number that is text is no mistake here.
  const ignored = `<ignoredErrors><ignoredError sqref="A1:${columnName(count - 1)}${MOST_ROWS}" numberStoredAsText="1"/></ignoredErrors>`;
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relationships({
      worksheet: 'worksheets/sheet1.xml',
      styles: 'styles.xml',
      sharedStrings: 'sharedStrings.xml',
    }),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnsXml(table, count)}<sheetData>${rows}</sheetData>${ignored}</worksheet>`,
    'xl/sharedStrings.xml': texts.xml(),
  };
  const entries = Object.entries(parts).map(([path, xml]) => [path, strToU8(PROLOG + xml)]);
  // At once: the workers in which larger files could be packed are none that the page's policy lets in.
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>;
}
