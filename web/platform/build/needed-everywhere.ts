/** What the bundler says about one module: who imports it, other than by `import()`. */
type ModuleInfo = { importers: readonly string[] };

/** Every page starts with these two. */
const START = /\/web\/(?:root|entry\.client)\.tsx(?:\?|$)/;

/**
 * Whether every page of the shop needs a module: the root imports it, directly or through others,
 * and not only once somebody does something.
 */
export function isNeededEverywhere(
  id: string,
  getModuleInfo: (id: string) => ModuleInfo | null,
  seen: Set<string> = new Set(),
): boolean {
  if (START.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededEverywhere(importer, getModuleInfo, seen));
}
