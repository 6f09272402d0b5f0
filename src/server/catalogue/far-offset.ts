/** From this offset on a statement is planned for its own values: a plan for any offset may sort everything. Memory finds such a page sooner. */
export const farOffset = 1000;
