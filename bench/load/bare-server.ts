import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// node:http and nothing else, sending a head and a body that it was given: the limit of what is
// measured over HTTP.
const body = readFileSync(process.argv[2] ?? '');
const headers: string[] = JSON.parse(process.argv[3] ?? '[]').flat();
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(server.address());
process.on('disconnect', () => process.exit());
