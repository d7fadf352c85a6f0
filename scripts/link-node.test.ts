import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { linkNode } from './link-node.js';

const system = `${process.platform}-${process.arch}`;

let folder: string;
let link: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dabba-link-'));
  link = join(folder, 'node_modules/.bin/node');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function packNode(name: string): void {
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'bin/node'), '');
}

it.each(['node', 'node-bin'])('the Node of a package %s for this machine is linked', (name) => {
  packNode(`${name}-${system}`);
  linkNode(folder);
  expect(readlinkSync(link)).toBe(`../${name}-${system}/bin/node`);
});

it('a link that npm has made stays as it is', () => {
  packNode(`node-${system}`);
  packNode('other');
  symlinkSync('../other/bin/node', link);
  linkNode(folder);
  expect(readlinkSync(link)).toBe('../other/bin/node');
});

it('a link that leads nowhere is made anew', () => {
  packNode(`node-${system}`);
  symlinkSync('../gone/bin/node', link);
  linkNode(folder);
  expect(readlinkSync(link)).toBe(`../node-${system}/bin/node`);
});

it('a machine that no package has a Node for keeps its own', () => {
  packNode('node-plan9-mips');
  linkNode(folder);
  expect(() => readlinkSync(link)).toThrow('ENOENT');
});
