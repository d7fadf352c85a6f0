import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// node:http and nothing else, sending the bytes of a file: the limit of what is measured over HTTP.
const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': process.argv[3], 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(server.address());
process.on('disconnect', () => process.exit());
