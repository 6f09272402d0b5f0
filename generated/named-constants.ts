// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** A request without a response after this time counts as a network failure. Unit: ms. */
export const requestTimeout = 500000 as const;

/** How long an error message stays. Unit: ms. */
export const errorDisplay = 5000 as const;

/** From the success message of a registration or a password reset to `/login`. Unit: ms. */
export const loginRedirectDelay = 1000 as const;

/** From a changed or set password in the member centre to the page before. Unit: ms. */
export const passwordGoBackDelay = 2000 as const;

/** How long the billing periods may be that the invoice data of the member centre note. Unit: characters. */
export const invoicePeriodsLength = 50 as const;

/** From a submitted order to the dialog that asks whether the payment is finished. Unit: ms. */
export const orderDialogDelay = 2000 as const;

/** From a successful payment from the balance to the close of the cashier window. Unit: ms. */
export const balanceWindowCloseDelay = 2000 as const;

/** Between two looks at an order whose online payment is not confirmed yet. Unit: ms. */
export const paymentPoll = 3000 as const;

/** After this many polls the page waits until the person asks again. Unit: polls. */
export const paymentPollRounds = 40 as const;

/** After this many polls of an order that is still unpaid the page offers to pay it. Unit: polls. */
export const paymentOfferRounds = 5 as const;

/** How long the banner carousel shows one banner. Unit: ms. */
export const bannerAutoplay = 3000 as const;

/** A changed cart quantity is sent this long after the last change. Unit: ms. */
export const cartDebounce = 300 as const;

/** How many replacements a part that cannot be bought is shown with. Unit: products. */
export const alternativesShown = 3 as const;

/** How many different products a visitor keeps in the browser before signing in. Unit: products. */
export const visitorCartLines = 50 as const;

/** How long the browser keeps a line of the cart of a visitor. Unit: s. */
export const visitorCartLife = 7776000 as const;

/** How many different products a cart holds. Unit: items. */
export const cartMaxItems = 1000 as const;

/** How many receiving addresses a member keeps. Unit: addresses. */
export const maxAddresses = 100 as const;

/** How many favourites a member keeps. Unit: products. */
export const favouritesMax = 1000 as const;

/** A favourite that is added again within this time of its removal is restored as it was. Unit: s. */
export const favouriteRestore = 600 as const;

/** The number of products for which one address can wait for a mail; older requests are forgotten. Unit: products. */
export const stockAlertsMax = 50 as const;

/** A request for a mail that is never fulfilled is deleted after this time. Unit: s. */
export const stockAlertLife = 31536000 as const;

/** How long the owner of a mailbox that a visitor typed may confirm the request; then it is deleted. Unit: s. */
export const stockAlertConfirmLife = 86400 as const;

/** How many mails a mailbox gets that ask for a confirmation, until it confirms or the requests are deleted. Unit: mails. */
export const stockAlertConfirmMails = 3 as const;

/** How often the server looks for products that are back in stock. Unit: s. */
export const stockAlertSweep = 30 as const;

/** How many mails about products that are back in stock one run of the server sends; the rest follows in the next one. Unit: mails. */
export const stockAlertBatch = 100 as const;

/** The time in which the requests of visitors for a mail are counted by mailbox and by client address. Unit: s. */
export const stockAlertSpan = 3600 as const;

/** The number of products for which visitors may ask for a mail to one mailbox within that time. Unit: products. */
export const stockAlertMailboxRate = 20 as const;

/** The number of products for which the visitors of one client address may ask for a mail within that time. Unit: products. */
export const stockAlertAddressRate = 40 as const;

/** A mail about a product that is back in stock is tried again after this time. Unit: s. */
export const stockAlertRetry = 600 as const;

/** After the mail server has refused a mail about a product that is back in stock so often, it is not tried again. A mail server that cannot be reached does not count. Unit: attempts. */
export const stockAlertAttempts = 5 as const;

/** The number of products of which the latest visit is kept; older ones are forgotten. Unit: products. */
export const footprintsKept = 200 as const;

/** How long an empty field has a red border after an attempt to send the form of a customised product. Unit: ms. */
export const invalidHighlight = 1500 as const;

/** The global search counts and lists products up to this number, and says with `totalIsLowerBound` that there are more. Unit: results. */
export const searchCountLimit = 1000 as const;

/** The most rows that the CSV or the workbook of a public list has. Unit: rows. */
export const listFileRows = 50000 as const;

/** Number of parameters in the CSV file or workbook of a list of products: those that most categories have. Its last column says how many are left out. Unit: parameters. */
export const listFileParameters = 60 as const;

/** CSV files and workbooks of public lists that one server process writes at a time. Further ones are refused with 503 until one is done. Unit: files. */
export const exportsAtOnce = 8 as const;

/** How many of them one client address may have. Unit: files. */
export const exportsPerAddress = 2 as const;

/** Retry-After of a file that was refused because too many are being written. Unit: s. */
export const exportRetry = 10 as const;

/** A CSV file or workbook that is not written by then is given up. Unit: s. */
export const exportDuration = 300 as const;

/** Up to this number of products that a search finds, categories are counted exactly; with more, the counts are lower bounds. Unit: results. */
export const categoryCountLimit = 20000 as const;

/** The database remembers so long which products have changed. Unit: s. */
export const productChangeLife = 86400 as const;

/** How often older changes are deleted. Unit: s. */
export const productChangeSweep = 3600 as const;

/** \'How often a server process follows the changes of the catalogue while nobody asks for it.\' Unit: s. */
export const catalogueSweep = 60 as const;

/** Number of words without a product for which a search looks for another spelling; further ones are left out. Unit: words. */
export const correctedWords = 3 as const;

/** Number of products, a page, that have to state the values of a search and be called by its other words; with fewer, those whose ratings and ranges fit are listed too. Unit: products. */
export const exactHits = 20 as const;

/** A longer part number is not looked for in another spelling. Unit: characters. */
export const correctedPartNumber = 40 as const;

/** How many part numbers are suggested while typing. Unit: part numbers. */
export const suggestedParts = 6 as const;

/** Number of part numbers beginning with the text, in alphabetical order, of which the best are suggested. Unit: part numbers. */
export const suggestedPartsRead = 24 as const;

/** How many categories are suggested while typing. Unit: categories. */
export const suggestedCategories = 4 as const;

/** In how many categories a text is suggested as values. Unit: categories. */
export const suggestedValues = 3 as const;

/** How many of the latest searches the browser keeps. Unit: searches. */
export const recentSearches = 8 as const;

/** How many of the newsflashes the news block of the home page shows. Unit: items. */
export const newsBlockItems = 3 as const;

/** How many hot products of the home page, from the first, are shown large. Unit: products. */
export const homeHotFeatured = 1 as const;

/** A comparison of fewer products shows no differences. Unit: products. */
export const fewestCompared = 2 as const;

/** The largest number of columns that a visitor chooses for the table of a category, and that it has without a choice. Unit: columns. */
export const chosenColumns = 32 as const;

/** How long the cookie with the chosen columns of all categories may be, as it is sent with every request; what was chosen first is forgotten. Unit: characters. */
export const columnCookieLength = 2000 as const;

/** The largest number of products that are compared side by side. Unit: products. */
export const comparedProducts = 6 as const;

/** More points than this are shown in ten-thousands, cut to 2 decimals, with a unit. Unit: points. */
export const pointsThreshold = 10000 as const;

/** Cents on the wire are divided by this when shown. Unit: cents. */
export const moneyDivisor = 100 as const;

/** The discount of the server divided by this is the factor on the price. Unit: factor. */
export const memberDiscountDivisor = 10 as const;

/** With no discount option picked, `integralNum` is this many times the discount. The server deducts points only with discountType 2. Unit: factor. */
export const defaultIntegralFactor = 10 as const;

/** From the opening of a chat window to its first look for newer messages. Unit: ms. */
export const chatFirstPoll = 10000 as const;

/** Between two looks for newer messages. Unit: ms. */
export const chatPoll = 10000 as const;

/** After this many polls the chat window closes. Unit: polls. */
export const chatPollRounds = 60 as const;

/** `getId` of the customer service, to whom every chat is addressed. Unit: id. */
export const chatServiceId = "service" as const;

/** The type in `linkUrl` of a banner that opens a product detail. Any other opens a news detail. Unit: type. */
export const bannerProductType = 10011 as const;

/** The token that a visitor sends on the product detail. Unit: token. */
export const visitorToken = "1" as const;

/** How many calls a key of a partner may make within the time in which they are counted; they come back evenly. Unit: calls. */
export const partnerCalls = 120 as const;

/** The time in which the calls of a key are counted. Unit: s. */
export const partnerCallSpan = 60 as const;

/** How far X-Timestamp may be from the clock of the server. Unit: s. */
export const signatureWindow = 300 as const;

/** Public key of the signature unless configured otherwise on both sides. It is no secret. Unit: key. */
export const applicationKey = "electronic-components-store" as const;

/** How long the server keeps the response of a call that adds something or moves money or points. Unit: s. */
export const idempotencyLife = 86400 as const;

/** A session ends after this time without a call. Unit: s. */
export const sessionIdleLife = 7200 as const;

/** A session ends this long after sign-in. Unit: s. */
export const sessionLife = 86400 as const;

/** A database server from which nothing arrives for this long is away; calls are refused until it responds again. Unit: ms. */
export const databaseSilence = 1000 as const;

/** The database ends a statement of a call after this time. Unit: ms. */
export const databaseStatementLimit = 15000 as const;

/** The database ends a statement of a call that waits this long for rows that others hold. Unit: ms. */
export const databaseLockLimit = 5000 as const;

/** The database ends a transaction in which nothing was asked for this long. Unit: ms. */
export const databaseIdleLimit = 15000 as const;

/** How long the code of a picture works. It works once. Unit: s. */
export const captchaLife = 300 as const;

/** How many characters a picture shows. Unit: characters. */
export const captchaLength = 4 as const;

/** How many digits a sound reads aloud. Unit: digits. */
export const captchaDigits = 6 as const;

/** How many pictures and sounds one address may ask for within the life of a picture. Unit: pictures. */
export const captchaRate = 300 as const;

/** How long a mailed code works. Unit: s. */
export const mailedCodeLife = 600 as const;

/** How often a mailed code may be tried. Unit: tries. */
export const mailedCodeTries = 5 as const;

/** The time in which mailed codes are counted by mailbox and by client address. Unit: s. */
export const mailedCodeSpan = 3600 as const;

/** How many codes of all kinds one mailbox gets within that time. With the tries of a code it also bounds how often a code can be guessed. Unit: codes. */
export const mailedCodeMailboxRate = 6 as const;

/** How many codes one client address may ask for within that time. Unit: codes. */
export const mailedCodeAddressRate = 60 as const;

/** Wrong login passwords for one e-mail before sign-in is locked. Unit: tries. */
export const loginTries = 5 as const;

/** How long sign-in for an e-mail is locked. Unit: s. */
export const loginLock = 900 as const;

/** How long the authenticator app shows a code (RFC 6238). Unit: s. */
export const totpPeriod = 30 as const;

/** How many periods a code may be early or late. Unit: periods. */
export const totpWindow = 1 as const;

/** Wrong codes of the authenticator app before such codes are locked. Recovery codes are neither counted nor locked. Unit: tries. */
export const secondFactorTries = 5 as const;

/** How long codes of the authenticator app are locked. Unit: s. */
export const secondFactorLock = 900 as const;

/** How long a new secret waits for its first code. Unit: s. */
export const secondFactorSetup = 900 as const;

/** How many recovery codes a member gets at once. Unit: codes. */
export const recoveryCodes = 10 as const;

/** How long a link to a file, a table or a document of a member works, unless its session ends before. Unit: s. */
export const signedLinkLife = 300 as const;

/** How long the name of an uploaded file may be. Unit: characters. */
export const fileNameLength = 200 as const;

/** An uploaded document that is an archive, such as .docx, may hold this many files. Unit: entries. */
export const archiveEntries = 5000 as const;

/** An uploaded archive may unpack to this much; more is a zip bomb. Unit: bytes. */
export const archiveUnpacked = 150000000 as const;

/** Beyond this unpacked size an archive is also refused by its ratio. Unit: bytes. */
export const archiveTight = 10000000 as const;

/** No document unpacks to more than this many times its packed size. Unit: times. */
export const archiveRatio = 100 as const;

/** How often the server removes uploaded files that nothing refers to. Unit: s. */
export const unusedUploadSweep = 3600 as const;

/** An uploaded file that nothing refers to is removed after this time. Unit: s. */
export const unusedUploadLife = 86400 as const;

/** Wrong login passwords or mailed codes from one address within the time of a lock before it has to wait. Unit: tries. */
export const loginAddressTries = 50 as const;

/** Width and height that a chosen part of a picture is sent with. Unit: px. */
export const headImageEdge = 320 as const;

/** Wrong payment passwords before the payment password is locked. Unit: tries. */
export const payPasswordTries = 5 as const;

/** How long the payment password is locked. Unit: s. */
export const payPasswordLock = 900 as const;

/** Largest body of a form. Only the upload takes more. Unit: bytes. */
export const bodyLimit = 1048576 as const;

/** Points that a completed standard order credits for every whole dollar paid. Unit: points. */
export const pointsPerDollar = 1 as const;

/** Points that one cent of a points deduction costs. Unit: points. */
export const pointsPerCent = 10 as const;

/** A standard order that is not paid within this time closes by itself and gives stock and points back. Unit: s. */
export const unpaidOrderLife = 86400 as const;

/** How often the server looks for products, documents and orders whose search texts are of an older release. Unit: s. */
export const searchTokenSweep = 30 as const;

/** How often the server closes orders that were never paid. Unit: s. */
export const unpaidOrderSweep = 60 as const;

/** A payment that is not paid after this time is asked about at the payment service, even if it was declined before. Unit: s. */
export const paymentInquiryDelay = 120 as const;

/** How often the server asks about payments that are not paid. Unit: s. */
export const paymentInquirySweep = 120 as const;

/** A payment is asked about up to this age. Unit: s. */
export const paymentInquiryLife = 259200 as const;

/** How often the server sends refunds to the payment services. The wait between two attempts grows with the age of the refund. Unit: s. */
export const refundSweep = 30 as const;

/** A refund that a payment service still refuses at this age is credited to the balance. One whose outcome is unknown never is. Unit: s. */
export const refundLife = 259200 as const;

/** What may be withdrawn from one account within a day in Beijing. Rejected withdrawals do not count. Unit: cents. */
export const dailyWithdrawalLimit = 20000000 as const;

/** Days that the chart of the balance shows at first. Unit: days. */
export const balanceHistoryDays = 90 as const;

/** Grade of a member from the registration on. Unit: grade. */
export const newMemberGrade = "1" as const;

/** Member discount by grade. A member without a grade has none (10). Unit: tenths of the price. */
export const gradeDiscounts = {
  1: 9.5,
  2: 9,
  3: 8.5,
} as const;

/** What a package name may ask a drawing for: pins of a part, of one with leads on four sides, contacts of a grid array, positions of a connector, the smallest and largest length in mm, bodies in the model, bytes of the picture. A name that asks for more is drawn as a plain box. Unit: limits. */
export const drawnPackage = {
  pins: 160,
  quadPins: 400,
  contacts: 2000,
  positions: 200,
  smallest: 0.05,
  largest: 500,
  solids: 2500,
  bytes: 262144,
} as const;

/** Memory for pictures that were drawn, with their compressed form. Unit: bytes. */
export const drawingCacheBytes = 33554432 as const;

/** How many different pictures may wait to be drawn. Further ones are refused for the moment with 503. Unit: pictures. */
export const drawingQueue = 200 as const;

/** How long a rendered page is given to everyone who asks for it in its language while nothing in the database changes that it is made of. No rendered page holds data of a member. Unit: s. */
export const pageKept = 300 as const;

/** The same while only stock or a number of views or downloads changes. Unit: s. */
export const pageFresh = 5 as const;

/** How old a rendered page may be that is given while it is being rendered again, or while too many pages wait. Unit: s. */
export const pageStale = 60 as const;

/** Memory for rendered pages, with their compressed forms. Unit: bytes. */
export const pageCacheBytes = 67108864 as const;

/** Memory for responses to repeated calls of visitors, with their compressed forms. Unit: bytes. */
export const readyAnswerBytes = 33554432 as const;

/** How many pages may wait for each thread that renders. Further ones are refused for the moment with 503. Unit: pages. */
export const pageQueue = 16 as const;

/** A page that waits longer for a thread to begin it is given up with 503. The start of the thread counts. Unit: ms. */
export const pageWaitLimit = 15000 as const;

/** A page that takes longer to render, from when its thread began it, is given up with 503. Unit: ms. */
export const pageRenderLimit = 15000 as const;

/** A thread that does not let go of a page within this time after it was given up is ended, as nothing else would free it. Unit: ms. */
export const pageAbandonLimit = 5000 as const;

/** Longest path and query of a page that the server renders. Unit: characters. */
export const pageAddressLimit = 4000 as const;

/** How many calls one server process works on at a time. Further ones are refused for the moment with 503. Unit: calls. */
export const callsAtOnce = 256 as const;

/** Most values of one column that a condition may join. Unit: values. */
export const filterValues = 100 as const;

/** Most fields of a query or form. A request with more is refused with 4042 before it is read. Unit: fields. */
export const fieldLimit = 2000 as const;

/** After this wait for the database the health check gives its last result, if that is young enough. Unit: ms. */
export const healthPatience = 500 as const;

/** How old the last good result of the health check may be when the database is slow to respond. Unit: s. */
export const healthMemory = 5 as const;

/** Retry-After of a request that was refused because too much is waiting. Unit: s. */
export const overloadRetry = 2 as const;

/** Longest wait of the notice of a page that is refused again and again; it doubles each time. Unit: s. */
export const overloadRetryMost = 60 as const;

/** Two numbers of a column count as equal within this relative difference. Unit: ratio. */
export const equalTolerance = 0.0001 as const;

/** A filter group with at least this many values has a search box. Unit: values. */
export const filterSearchFrom = 9 as const;

/** How much of a sentence is shown in which words of a search were found; a longer one is cut around the first word. Unit: characters. */
export const documentSentence = 200 as const;

/** From this size on the page shows how far the download of a document is. Unit: bytes. */
export const documentProgressSize = 65536 as const;

/** Width of the picture of a first page. Unit: px. */
export const documentPreviewWidth = 1000 as const;

/** Looks at a document, or downloads of it, by one person within this time are one: a double click, a reload and a resumed download count once. Unit: s. */
export const documentCountPause = 1800 as const;

/** How much of a long text a table shows; the rest opens on demand. Unit: characters. */
export const tableText = 10 as const;

/** Phone of the company, in the navigation and the footer. Unit: phone. */
export const companyPhone = "+86 755 8200 1234" as const;

/** E-mail of the company, in the navigation and the footer. Unit: e-mail. */
export const companyEmail = "service@components.example" as const;

/** Customer service starts, Beijing time, Monday to Friday. Unit: time. */
export const serviceOpens = "09:00" as const;

/** Customer service ends, Beijing time, Monday to Friday. Unit: time. */
export const serviceCloses = "18:00" as const;

/** Hours of the online support. Unit: hours. */
export const onlineSupport = "24/7" as const;

/** Language of a request that names none. Unit: language. */
export const defaultLanguage = "zh_CN" as const;

/** Delivery modes shown at the checkout. No call carries them. Unit: names. */
export const deliveryModes = ["ordinary", "express", "freePost"] as const;
