/** A zone by the city that names it: `America/Los_Angeles` is `Los Angeles`. */
export const zoneName = (zone: string): string =>
  zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
