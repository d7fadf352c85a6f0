import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '#test/app.ts';
import { createLog } from './log.ts';

const lines: string[] = [];

const services = useApp({
  log: createLog('info', { write: (line) => void lines.push(line) }),
  parts: [(app) => void app.get('/*', (request) => `the page ${request.url}`)],
});

let port = 0;
beforeAll(async () => {
  await services.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = services.app.server.address() as AddressInfo);
});
afterAll(() => services.app.close());

/** What the server answers to these bytes, word for word, until it hangs up. */
async function answerTo(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (piece) => {
    answered += piece;
  });
  socket.end(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answered.split('\r\n\r\n');
  return { head, body };
}

const asked = (line: string) =>
  answerTo(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('what no route takes', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'is a 405 that names what a page takes: %s',
    async (method) => {
      const { status, headers, ...answer } = await services.visitor.send(method, '/pricing', {});
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(answer).toMatchObject({ success: false, data: null, code: 'method_not_allowed' });
    },
  );

  it('is so whatever is sent with it', async () => {
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const sent = await services.visitor.send('POST', '/inquarynow', 'name=Asha', form);
    expect(sent).toMatchObject({ status: 405, code: 'method_not_allowed' });
    const large = await services.visitor.send('POST', '/', 'x'.repeat(2_000_000), form);
    expect(large).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each([
    ['broken JSON', 'application/json', '{"a":'],
    ['no JSON', 'application/json', ''],
    ['a reach for a prototype', 'application/json', '{"__proto__":{"a":1}}'],
    ['more JSON than anybody sends', 'application/json', `"${'x'.repeat(3_000_000)}"`],
    ['a type that is none', 'garbage', 'x'],
  ])('is so for %s', async (_what, type, body) => {
    const sent = { headers: { 'content-type': type } };
    const { status, headers, code } = await services.visitor.send('POST', '/pricing', body, sent);
    expect([status, code, headers.allow]).toEqual([405, 'method_not_allowed', 'GET, HEAD']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a method that nothing takes', () => {
  it.each(['QUERY', 'PROPFIND', 'MKCOL', 'TRACE', 'OPTIONS'])(
    'is told what the address takes: %s',
    async (method) => {
      const allows = async (path: string) => {
        const { head, body } = await asked(`${method} ${path}`);
        const [status = ''] = head.split('\r\n');
        expect(JSON.parse(body)).toMatchObject({ success: false });
        expect(head).toContain('x-content-type-options: nosniff');
        return [status.slice(9, 12), /\r\nallow: (.*)/i.exec(head)?.[1] ?? null];
      };
      expect(await allows('/pricing')).toEqual(['405', 'GET, HEAD']);
      expect(await allows('/api/v1/pricing')).toEqual(['405', 'GET, HEAD']);
      expect(await allows('/api/v1/auth/login')).toEqual(['405', 'POST']);
      expect(await allows('/api/v1/nothing')).toEqual(['404', null]);
      expect(await allows('/api/openapi.json')).toEqual(['405', 'GET, HEAD']);
      expect(await allows('/api/docs/')).toEqual(['405', 'GET, HEAD']);
    },
  );
});

describe('a request line', () => {
  it.each([
    ['GET http://dabba.example/pricing?plan=1', 'the page /pricing?plan=1'],
    ['GET HTTPS://dabba.example:8443/pricing', 'the page /pricing'],
    ['GET http://dabba.example', 'the page /'],
    ['GET http://dabba.example?plan=1', 'the page /?plan=1'],
  ])('may have the absolute form: %s', async (line, page) => {
    const { head, body } = await asked(line);
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(body).toBe(page);
  });

  it.each([
    ['GET /a%20b?c=%0A', 'the page /a%20b?c=%0A'],
    ['GET /100%?c=1', 'the page /100%25?c=1'],
    ['GET /a%0Ab%20c?d', 'the page /a%250Ab%2520c?d'],
    ['GET /a%0d', 'the page /a%250d'],
    ['GET /a%E2%80%A8', 'the page /a%25E2%2580%25A8'],
  ])('has a path that can be decoded and written on one line: %s', async (line, page) => {
    expect((await asked(line)).body).toBe(page);
  });

  it('that is no HTTP is refused in the envelope, and the line is hung up', async () => {
    const { head, body } = await answerTo('NONSENSE\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid_request' });
  });

  it.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ])('that leaves open where its body ends is refused: %j', async (headers) => {
    const { head } = await answerTo(`POST /a HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with more headers than anybody sends is too large', async () => {
    const { head, body } = await answerTo(
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(body)).toMatchObject({ success: false });
  });
});

describe('the host of a request', () => {
  it.each([
    'Host: dabba.example',
    'Host: dabba.example:8443',
    'Host: [::1]:3000',
    'Host:',
    'host: kitchen_1',
  ])('is named once: %s', async (host) => {
    const { head } = await answerTo(`GET /a HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    'X: y',
    'Host: a\r\nHost: a',
    'Host: a\r\nhost: b',
    'Host: a b',
    'Host: a/<b>',
    'Host: a,b:c',
  ])('is neither left out, nor named twice, nor anything else: %j', async (host) => {
    const { head, body } = await answerTo(
      `GET /api/v1/pricing HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid_request' });
  });

  it('may be left out in HTTP/1.0', async () => {
    const { head } = await answerTo('GET /a HTTP/1.0\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('an expectation that nobody can meet is refused in the envelope', async () => {
  const { head, body } = await answerTo('GET / HTTP/1.1\r\nHost: x\r\nExpect: the moon\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 417 /);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid_request' });
});

describe('a client that hangs up in the middle of its body', () => {
  it('is no trouble of the database', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"name":',
    );
    const [request] = await once(services.app.server, 'request');
    const closed = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await closed;
    expect((await services.visitor.send('GET', '/pricing')).status).toBe(200);
    expect(lines.join('')).not.toContain('database');
  });
});
