/** Apart from the rest of the cart, which is fetched with its first snack. */
export const EmptyCart = () => (
  // Before the program has loaded the page does not know the cart; it does know that there is one.
  <p className="py-2 text-ink-soft with-cart:invisible">
    Your cart is empty. Please add some snacks first.
  </p>
);
