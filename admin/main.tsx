import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Desk } from './desk.tsx';
import './theme/page.css';

const router = createBrowserRouter([{ path: '*', element: <Desk /> }], { basename: '/admin' });

// Texts grow with their lines (MUI), which are others once the fonts are there.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')));

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    {/* In transitions, react-admin's way to the sign-in page starts over and over for seconds. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
