/** Options of the reads of this page: each box says itself what failed. */
export const quiet = { query: { staleTime: 0, meta: { suppressErrorToast: true } } };
