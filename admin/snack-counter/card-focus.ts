/** Where an order's card is found on the page. */
export const cardId = (orderId: string): string => `snack-order-${orderId}`;

/**
 * Takes the keyboard to an order that has just moved to another column, once it is drawn there;
 * whoever is somewhere else by then is left where they are.
 */
export function followCard(orderId: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.getElementById(cardId(orderId))?.focus();
  });
}
