// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A secret for the authenticator app.
 */
export interface PreparedSecondFactor {
  /**
     * The secret in Base32 (RFC 4648), to be typed into the app.
     * @minLength 32
     * @maxLength 32
     * @pattern ^[A-Z2-7]{32}$
     */
  secret: string;
  /**
     * The same with account and issuer, to be scanned as a QR code.
     * @maxLength 500
     * @pattern ^otpauth://totp/[!-~]+$
     */
  uri: string;
}
