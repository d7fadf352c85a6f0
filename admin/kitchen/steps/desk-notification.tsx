import {
  Box,
  Button,
  Grow,
  type GrowProps,
  IconButton,
  Snackbar,
  SnackbarContent,
} from '@mui/material';
import { Undo2, X } from 'lucide-react';
import {
  isValidElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { confirmationRequest } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
import { useStore } from '#admin/platform/store.ts';
import type { UndoableStep } from '#contract/platform/endpoint.ts';
import { latestStep } from './latest-step.ts';
import { useUndoStep } from './steps-page.tsx';

/** Long enough to read it; where it can be undone, to think about it, too. */
const SHOWN_MS = 4_000;
const SHOWN_WITH_STEP_MS = 20_000;

/** It comes from nowhere: the direction that it is told of would land in the page as an attribute. */
const Appear = ({ direction: _, ...props }: GrowProps & { direction?: string }) => (
  <Grow {...props} />
);

type ShownNotification = {
  notification: NotificationPayload;
  step: UndoableStep | null;
  key: number;
};

/** It comes from outside (admin/snacks/alerts/), and takes no word about what was just done away. */
const isOrderAlert = ({ message }: NotificationPayload): boolean => isValidElement(message);

const desk = () => document.getElementById('desk');

const isCovered = () => desk()?.getAttribute('aria-hidden') === 'true';

function followCover(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const element = desk();
  if (element) observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/**
 * Whether a dialog or a menu lies over the desk, as Material UI marks it: words for screen readers
 * are heard by nobody then, and a way elsewhere would take away what is open.
 */
export const useIsCovered = (): boolean => useSyncExternalStore(followCover, isCovered);

/**
 * What was just done, and the button that undoes it. The latest one takes the place of the one
 * before, but for an order alert: it waits until such words are gone, and until nothing lies over the
 * desk, and comes back when they came in its place. It stays while it is pointed at or has the focus,
 * and is out of sight while something is asked, which is about another thing; what it leads to is also
 * under Recent steps, for ten minutes.
 */
export function DeskNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<ShownNotification | null>(null);
  const [open, setOpen] = useState(false);
  const { submit, busy } = useUndoStep();
  const heir = useFocusRecovery();
  const translate = useTranslate();
  const isAsking = useStore(confirmationRequest) !== null;
  const isCovered = useIsCovered();
  const waitingAlert = useRef<NotificationPayload | null>(null);
  const isToldOfDone = open && shown !== null && !isOrderAlert(shown.notification);
  const openAlert = open && shown !== null && !isToldOfDone ? shown.notification : null;
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback((notification: NotificationPayload, step: UndoableStep | null) => {
    setShown((before) => ({ notification, step, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    if (isOrderAlert(notification)) {
      if (isToldOfDone) waitingAlert.current = notification;
      else show(notification, null);
      return;
    }
    if (openAlert) waitingAlert.current = openAlert;
    show(notification, notification.type === 'error' ? null : latestStep.take());
  }, [notifications, takeNotification, isToldOfDone, openAlert, show]);

  useEffect(() => {
    const alert = waitingAlert.current;
    if (open || !alert) return;
    waitingAlert.current = null;
    show(alert, null);
  }, [open, show]);

  if (!shown) return null;
  const { notification, step, key } = shown;
  const { message, type, notificationOptions } = notification;
  const tone = type === 'info' ? undefined : type;
  const hidesAfter = step ? SHOWN_WITH_STEP_MS : SHOWN_MS;
  const isPlain = !isOrderAlert(notification);
  const isHeldBack = isAsking || (isCovered && !isPlain);
  return (
    <CloseNotificationContext.Provider value={close}>
      <Box ref={heir}>
        <Snackbar
          key={key}
          open={open && !isHeldBack}
          slots={{ transition: Appear }}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          autoHideDuration={
            notificationOptions?.autoHideDuration === undefined
              ? hidesAfter
              : notificationOptions.autoHideDuration
          }
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') close();
          }}
        >
          {isPlain ? (
            <SnackbarContent
              role={type === 'error' ? 'alert' : 'status'}
              message={
                typeof message === 'string'
                  ? translate(message, notificationOptions?.messageArgs)
                  : message
              }
              sx={({ palette }) => ({
                ...(tone && { bgcolor: palette[tone].main, color: palette[tone].contrastText }),
                // What closes it stands beside the words, and only a longer button goes below them.
                ...(!step && { flexWrap: 'nowrap' }),
                '& .MuiSnackbarContent-action': { gap: 0.5 },
              })}
              action={
                <>
                  {step && (
                    <Button
                      color="inherit"
                      variant="outlined"
                      disabled={busy}
                      startIcon={<Undo2 size={18} aria-hidden />}
                      onClick={() => void submit(step.id)}
                      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
                    >
                      {busy ? 'Taking back…' : 'Take back'}
                    </Button>
                  )}
                  <IconButton
                    aria-label="Close this message"
                    onClick={close}
                    sx={{ width: 44, height: 44, color: 'inherit' }}
                  >
                    <X size={18} aria-hidden />
                  </IconButton>
                </>
              }
            />
          ) : (
            <div>{message}</div>
          )}
        </Snackbar>
      </Box>
    </CloseNotificationContext.Provider>
  );
}
