/** Yuan for one US dollar in the world of the mocks. */
export const yuanPerDollar = 7.1;
