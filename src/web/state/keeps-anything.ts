/**
 * Whether the browser keeps anything of a visit: a session, a guest's cart, a draft. A page then shows more than the server wrote,
 * in styles that its document does not have.
 */
export function keepsAnything(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0;
  } catch {
    // Where storage is forbidden nothing is kept.
    return false;
  }
}
