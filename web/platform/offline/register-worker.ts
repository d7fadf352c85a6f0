import { whenIdle } from '#web/platform/start/when-idle.ts';

/**
 * Lets the site's service worker (`web/public/sw.js`) begin, once the page has loaded and the
 * browser has nothing better to do. A browser that refuses has the site as it is without one.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  const registerInIdle = () => whenIdle(register, 2_000);
  if (document.readyState === 'complete') registerInIdle();
  else addEventListener('load', registerInIdle);
}
