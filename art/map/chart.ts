import type { Point } from '../strokes.ts';
import type { Degrees } from './geography.ts';

/** A place on the earth, in degrees (WGS 84). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A piece of the earth on a sheet of so many units; `unitsPerDegree` of longitude. */
export interface Chart {
  west: number;
  north: number;
  unitsPerDegree: number;
  width: number;
  height: number;
}

/** So much narrower a degree of longitude is here than one of latitude: one figure for the region. */
const NARROWER = 0.721;

/** A degree of longitude here, in kilometres. */
const KILOMETRES = 111.32 * NARROWER;

/** So many kilometres in units of the sheet. */
export const unitsOf = ({ unitsPerDegree }: Chart, kilometres: number): number =>
  (kilometres / KILOMETRES) * unitsPerDegree;

/** What the hand-made geography covers: from Toronto to Newcastle, and the country above it. */
const CHARTED = { west: -79.6, east: -78.45, south: 43.58, north: 44.1 };

/** Whether a place lies in the country that these maps know. */
export const isOnMaps = ({ latitude, longitude }: GeoPoint): boolean =>
  longitude >= CHARTED.west &&
  longitude <= CHARTED.east &&
  latitude >= CHARTED.south &&
  latitude <= CHARTED.north;

/** A sheet that shows `span` degrees of longitude around a place, which lies at its middle. */
export function chartAround(place: GeoPoint, span: number, width: number, height: number): Chart {
  const unitsPerDegree = width / span;
  return {
    west: place.longitude - span / 2,
    north: place.latitude + (height / 2 / unitsPerDegree) * NARROWER,
    unitsPerDegree,
    width,
    height,
  };
}

/** Where something of the earth lies on the sheet. */
export const project = (chart: Chart, [longitude, latitude]: Degrees): Point => ({
  x: (longitude - chart.west) * chart.unitsPerDegree,
  y: ((chart.north - latitude) / NARROWER) * chart.unitsPerDegree,
});

/** The same for a place as the settings write it. */
export const projectPlace = (chart: Chart, { latitude, longitude }: GeoPoint): Point =>
  project(chart, [longitude, latitude]);

/** Whether a point lies on the sheet, `margin` units from its edge. */
export const isOnSheet = ({ width, height }: Chart, { x, y }: Point, margin = 0): boolean =>
  x >= margin && x <= width - margin && y >= margin && y <= height - margin;
