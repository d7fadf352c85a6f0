/** What a skip says where its customer gave no reason. */
export const NO_REASON = 'Customer requested skip';
