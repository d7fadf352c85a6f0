import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Desk } from './desk.tsx';
import { guardDoublePresses } from './kitchen/order-actions/double-press-guard.tsx';
import { presenceWatch } from './services.ts';
import './platform/theme/page.css';

const router = createBrowserRouter([{ path: '*', element: <Desk /> }], { basename: '/admin' });

presenceWatch.watch(window);
guardDoublePresses(window);

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    {/* In transitions, react-admin's way to the sign-in page starts over and over for seconds. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
