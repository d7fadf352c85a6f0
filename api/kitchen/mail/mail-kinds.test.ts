import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The groups of mail-kinds.ts: who sends their kinds, and which template file words them. */
const groups = textOf('api/kitchen/mail/mail-kinds.ts')
  .split(/^ {2}\/\/ .*Sent by /m)
  .slice(1)
  .map((group) => {
    const [said = '', table = ''] = group.split(/\.\n([\s\S]*)/);
    const [senders = '', words = ''] = said.split('; words in ');
    const kinds = [...(table.split(/^};/m)[0] ?? '').matchAll(/^ {2}([a-z_]+):/gm)];
    return { senders: senders.split(', '), words, kinds: kinds.map(([, kind = '']) => kind) };
  });

const filesOf = (sender: string) =>
  sender.endsWith('/') ? globSync(`${sender}**/*.ts`, { exclude: ['**/*.test.ts'] }) : [sender];

const templates = textOf('api/kitchen/mail-templates/templates.ts');

/** The file that a kind's template is imported from. */
function wordsOf(kind: string): string | undefined {
  const [, template = kind] = new RegExp(`^ {2}${kind}(?:: (\\w+))?,$`, 'm').exec(templates) ?? [];
  const imports = [...templates.matchAll(/^import \{([^}]+)\} from '\.\/([^']+)'/gm)];
  return imports.find(([, names = '']) => new RegExp(`\\b${template}\\b`).test(names))?.[2];
}

it('every kind of mail stands under a comment that names who sends it', () => {
  const unsent = groups.flatMap(({ senders, kinds }) => {
    const sending = senders.flatMap(filesOf).map(textOf).join('\n');
    return kinds.filter((kind) => !sending.includes(`'${kind}'`));
  });
  expect(groups.flatMap(({ kinds }) => kinds).length).toBeGreaterThan(50);
  expect(unsent).toEqual([]);
});

it('every sender that is named sends one of its kinds', () => {
  const idle = groups.flatMap(({ senders, kinds }) =>
    senders.filter((sender) => {
      const text = filesOf(sender).map(textOf).join('\n');
      return !kinds.some((kind) => text.includes(`'${kind}'`));
    }),
  );
  expect(idle).toEqual([]);
});

it('every kind of mail stands under a comment that names the file of its words', () => {
  const others = groups.flatMap(({ words, kinds }) =>
    kinds.filter((kind) => wordsOf(kind) !== words),
  );
  expect(others).toEqual([]);
});
