import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Desk } from './desk.tsx';

const router = createBrowserRouter([{ path: '*', element: <Desk /> }], { basename: '/admin' });

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
