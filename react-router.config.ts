import type { Config } from '@react-router/dev/config';
import { compressAssets } from './web/platform/build/compress-assets.ts';

/**
 * The shop in framework mode. All routes travel with the first page (`initial`), so that no
 * manifest is fetched later; what the build wrote is compressed once, here, and served as it lies.
 */
export default {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd() {
    await compressAssets('build/web/client');
  },
} satisfies Config;
