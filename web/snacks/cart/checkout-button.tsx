import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loginForCartPath, paths } from '#web/paths.ts';
import { useSession } from '#web/account/session/session.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';

/** On to the checkout; a visitor is asked to log in first, and comes back to the same cart. */
export function CheckoutButton() {
  const session = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="large"
        className="w-full"
        onClick={() => {
          if (session.status === 'signed-in') void navigate(paths.snackCheckout);
          else setAsking(true);
        }}
      >
        Checkout
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Authentication Required"
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Not now
            </Button>
            <LinkButton to={loginForCartPath()}>Login</LinkButton>
          </>
        }
      >
        <p>
          Please log in to place your order, or create an account; it takes a minute. Your cart
          stays just as it is.
        </p>
      </Dialog>
    </>
  );
}
