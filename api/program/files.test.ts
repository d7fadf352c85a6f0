import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serveFiles } from '#api/platform/pages/serve-files.ts';
import { servePhotos } from '#api/platform/photos/serve-photos.ts';
import { serveLinkPictures } from '#api/site/link-pictures/serve-link-pictures.ts';
import { serveSite } from '#api/site/machines/serve-site.ts';
import { useApp } from '#test/app.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';

const folder = makeTestFolder('files');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/page-abc123.js'), 'export {};');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
afterAll(() => removeFolder(folder));

const services = useApp({
  parts: [servePhotos, serveLinkPictures, serveSite, (app) => serveFiles(app, folder)],
});

const FILES = [
  '/assets/page-abc123.js',
  '/favicon.svg',
  '/photos/0123456789abcdef0123456789abcdef/960.webp',
  '/link-pictures/home.png',
  '/robots.txt',
];

describe.each(FILES)('a file can only be read: %s', (url) => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('and not with %s', async (method) => {
    const { status, code, headers } = await services.visitor.send(method, url, {});
    expect([status, code, headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD']);
  });
});
