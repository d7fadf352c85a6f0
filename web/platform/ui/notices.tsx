import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Banner, type BannerKind } from './banner.tsx';

export type Notice = { kind: BannerKind; words: string };

const NoticeContext = createContext<(notice: Notice | null) => void>(() => {});

/** Says at the top of the screen what has just happened; null takes it away. */
export const useNotice = () => useContext(NoticeContext);

/** The top of a screen's content, where what has just happened is said until it is dismissed. */
export function Notices({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Notice & { id: number }) | null>(null);
  const show = useCallback(
    (notice: Notice | null) =>
      setShown((before) => notice && { ...notice, id: (before?.id ?? 0) + 1 }),
    [],
  );
  return (
    <NoticeContext value={show}>
      {shown && (
        <Banner
          key={shown.id}
          kind={shown.kind}
          onDismiss={() => setShown(null)}
          className="mb-6 animate-[rise_0.25s_var(--ease-settle)]"
        >
          {shown.words}
        </Banner>
      )}
      {children}
    </NoticeContext>
  );
}
