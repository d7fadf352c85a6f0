import { isIPv6 } from 'node:net';

/** Where a server listens, as the driver takes it: a host or the folder of a socket, and a port. */
export type Server = { host: string; port: number };

/** What an address of PostgreSQL says of its servers. */
export type DatabaseServers = {
  servers: Server[];
  /** The same address with the first server alone, which is all that the driver can read. */
  driverUrl: string;
  /** One of several takes writes, or the only one shall be used while it does. */
  isSought: boolean;
};

const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)\??(.*)$/;
const SOUGHT = 'target_session_attrs';
const DEFAULT_PORT = 5432;

/**
 * Reads an address in libpq's form (postgresql.org/docs/current/libpq-connect.html): with several
 * hosts, `postgresql://user@one:5432,two:5432/dabba?target_session_attrs=read-write`, or with hosts
 * and ports as parameters. Answers null for what is no address, or asks for a server that takes no
 * writes.
 */
export function readServers(url: string): DatabaseServers | null {
  const [, start, authority = '', path, query] = FORM.exec(url) ?? [];
  if (start === undefined) return null;
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get(SOUGHT);
  if (wanted !== null && wanted !== 'read-write' && wanted !== 'primary') return null;

  const places = (parameters.get('host') ?? authority).split(',');
  const ports = parameters.get('port')?.split(',') ?? [];
  const servers = places.map((place, index) => {
    const inPlace = /^(.*?)(?::(\d+))?$/.exec(place);
    const isNamed = parameters.has('host') || (isIPv6(place) && !place.startsWith('['));
    const [host, port] = isNamed ? [place, undefined] : [inPlace?.[1] ?? '', inPlace?.[2]];
    return {
      host: decodeURIComponent(host).replace(/^\[(.+)\]$/, '$1'),
      port: Number(port ?? ports[index] ?? ports[0] ?? DEFAULT_PORT),
    };
  });
  if (servers.some(({ port }) => !(port > 0 && port < 65_536))) return null;
  const isSought = servers.length > 1 || wanted !== null;
  if (!isSought) return URL.canParse(url.replace('@/', '@localhost/')) ? one(url, servers) : null;
  if (servers.some(({ host }) => host === '')) return null;

  const { host = '', port } = servers[0] ?? {};
  parameters.delete(SOUGHT);
  parameters.set('host', host);
  parameters.set('port', String(port));
  // A plus sign would stand for itself there.
  const driverUrl = `${start}localhost${path}?${parameters.toString().replaceAll('+', '%20')}`;
  return URL.canParse(driverUrl) ? { servers, driverUrl, isSought } : null;
}

const one = (url: string, servers: Server[]): DatabaseServers => ({
  servers,
  driverUrl: url,
  isSought: false,
});
