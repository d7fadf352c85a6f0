import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

type Node = ESTree.Node;

/** What a name stands for: an expression, one property of it, or what a function is called with. */
type Meaning =
  | { of: Node; key?: string | undefined }
  | { parameter: number; owner: Node }
  | { imported: string; from: string };

type Source = { path: string; names: Map<string, Meaning[]>; seeds: Node[] };

const ROOT = join(import.meta.dirname, '..');
const IS_CLASS = /class(name)?$/i;

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'Literal'
      ? String(node.value)
      : undefined;

/** The file that an import of ours means; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  const path = specifier.startsWith('#')
    ? join(ROOT, specifier.slice(1))
    : resolve(dirname(from), specifier);
  return /^[#.]/.test(specifier) && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

/** Reads a file: what its names stand for, and the expressions that it gives to a class. */
function read(path: string): Source {
  const source: Source = { path, names: new Map(), seeds: [] };
  const learn = (name: string, meaning: Meaning) =>
    source.names.set(name, [...(source.names.get(name) ?? []), meaning]);

  function learnPattern(pattern: Node, meaning: (key?: string) => Meaning): void {
    if (pattern.type === 'AssignmentPattern') {
      const { left, right } = pattern;
      learnPattern(left, meaning);
      learnPattern(left, () => ({ of: right }));
    } else if (pattern.type === 'Identifier') learn(pattern.name, meaning());
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties)
        if (property.type === 'Property')
          learnPattern(property.value, () => meaning(nameOf(property.key)));
    } else if (pattern.type === 'ArrayPattern')
      for (const [place, element] of pattern.elements.entries())
        if (element) learnPattern(element, () => meaning(String(place)));
  }

  function learnFunction(owner: ESTree.Function | ESTree.ArrowFunctionExpression): void {
    for (const [parameter, pattern] of owner.params.entries())
      learnPattern(pattern as Node, () => ({ parameter, owner }));
  }

  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      const from = fileOf(path, value);
      for (const specifier of specifiers)
        if (from && specifier.type === 'ImportSpecifier')
          learn(specifier.local.name, { imported: nameOf(specifier.imported) ?? '', from });
    },
    VariableDeclarator({ id, init }) {
      if (init) learnPattern(id, (key) => ({ of: init, key }));
    },
    FunctionDeclaration(node) {
      learnFunction(node);
      if (node.id) learn(node.id.name, { of: node });
    },
    ArrowFunctionExpression: learnFunction,
    AssignmentPattern({ left, right }) {
      if (IS_CLASS.test(nameOf(left) ?? '')) source.seeds.push(right);
    },
    Property({ key, value }) {
      if (IS_CLASS.test(nameOf(key) ?? '')) source.seeds.push(value);
    },
    JSXAttribute({ name, value }) {
      if (value && IS_CLASS.test(nameOf(name) ?? '')) source.seeds.push(value);
    },
  }).visit(program);
  return source;
}

/** What a function answers. */
function answersOf({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): Node[] {
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  const answers: Node[] = [];
  const visitor = new Visitor({
    ReturnStatement({ argument }) {
      if (argument) answers.push(argument);
    },
  });
  const { start, end } = body;
  visitor.visit({
    type: 'Program',
    sourceType: 'module',
    hashbang: null,
    body: [body],
    start,
    end,
  });
  return answers;
}

/** What else may reach a class through this expression: all of a table, or what `key` names in it. */
function partsOf(node: Node, key?: string): readonly (Node | null)[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return [node.expression];
    case 'TemplateLiteral':
      return node.expressions;
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : [];
    case 'ArrayExpression':
      return node.elements[Number(key)] ? [node.elements[Number(key)] as Node] : node.elements;
    case 'ObjectExpression': {
      const all = node.properties.filter((property) => property.type === 'Property');
      const chosen = all.filter((property) => nameOf(property.key) === key);
      return (chosen.length > 0 ? chosen : all).map(({ value }) => value);
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return answersOf(node);
    default:
      return [];
  }
}

/**
 * The classes that files give to what they draw: the words of whatever reaches a `className`, through
 * constants, tables, conditions, functions and imports. Each with the files that name it; `…` stands
 * for what is put into a word when it runs.
 * @param paths files of ours, absolute
 */
function namedClasses(paths: readonly string[]): Map<string, Set<string>> {
  const sources = new Map<string, Source>();
  const classes = new Map<string, Set<string>>();
  const seen = new Set<string>();
  /** Which parameters of a function end up in a class. */
  const reached = new Map<Node, Set<number>>();

  function sourceOf(path: string): Source {
    const source = sources.get(path) ?? read(path);
    sources.set(path, source);
    return source;
  }

  function note(words: string, { path }: Source): void {
    for (const word of words.split(/\s+/).filter((some) => /[^…]/.test(some)))
      classes.set(word, (classes.get(word) ?? new Set()).add(path));
  }

  function lookUp(name: string, source: Source, key?: string): void {
    for (const meaning of source.names.get(name) ?? []) {
      if ('of' in meaning) walk(meaning.of, source, meaning.key ?? key);
      else if ('from' in meaning) lookUp(meaning.imported, sourceOf(meaning.from), key);
      else {
        const { owner, parameter } = meaning;
        reached.set(owner, (reached.get(owner) ?? new Set()).add(parameter));
      }
    }
  }

  /** The functions that a name stands for, here or where it comes from. */
  const functionsOf = (name: string, source: Source): Node[] =>
    (source.names.get(name) ?? []).flatMap((meaning) => {
      if ('of' in meaning) return [meaning.of];
      return 'from' in meaning ? functionsOf(meaning.imported, sourceOf(meaning.from)) : [];
    });

  function walkCall({ callee, arguments: given }: ESTree.CallExpression, source: Source): void {
    if (callee.type === 'MemberExpression') {
      // What `map` makes of a list is walked, and not the list.
      const made = given.find(({ type }) => type === 'ArrowFunctionExpression');
      walk(made ?? callee.object, source);
      return;
    }
    walk(callee, source);
    for (const owner of functionsOf(nameOf(callee) ?? '', source))
      for (const parameter of reached.get(owner) ?? [])
        if (given[parameter]) walk(given[parameter], source);
  }

  function walk(node: Node, source: Source, key?: string): void {
    const once = `${source.path} ${node.start} ${node.end} ${key}`;
    if (seen.has(once)) return;
    seen.add(once);
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value, source);
    else if (node.type === 'TemplateLiteral')
      note(node.quasis.map(({ value }) => value.cooked).join('…'), source);
    else if (node.type === 'Identifier') lookUp(node.name, source, key);
    else if (node.type === 'MemberExpression')
      walk(node.object, source, node.computed ? key : nameOf(node.property));
    else if (node.type === 'CallExpression') walkCall(node, source);
    for (const part of partsOf(node, key)) if (part) walk(part, source, key);
  }

  for (const path of paths) for (const seed of sourceOf(path).seeds) walk(seed, sourceOf(path));
  return classes;
}

const ESCAPED = /\\([0-9a-f]{1,6}) |\\(.)/g;

/** The classes that selectors in a text are about (CSS Syntax, escapes). */
export const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replaceAll(ESCAPED, (_, code, sign) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
      ),
    ),
  );

/** Which of the classes that these files name are not among those that have a rule. */
export function withoutRule(files: readonly string[], ruled: ReadonlySet<string>): string[] {
  const rules = [...ruled];
  const hasRule = (name: string) => {
    if (!name.includes('…')) return ruled.has(name);
    const form = new RegExp(`^${name.split('…').map(RegExp.escape).join('.*')}$`);
    return rules.some((rule) => form.test(rule));
  };
  return [...namedClasses(files)]
    .filter(([name]) => !hasRule(name))
    .map(([name, named]) => `${name} in ${[...named].map((file) => relative(ROOT, file))}`);
}
