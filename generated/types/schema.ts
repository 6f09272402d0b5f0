// Generated from openapi/ by `npm run generate`. Never edited by hand.
export interface paths {
    "/api/message/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of unread messages
         * @description The number at the message link of the top bar: unread notices, and unread messages of the shop in chats. Called only when
         *     there is a token.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/friendLink/getFriendLinkAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friend links
         * @description The links to partners in the footer, in the order in which they are shown.
         */
        get: operations["listFriendLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/getVerifyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture with a verification code, or the code read aloud
         * @description A new picture for the login form, once when the form opens and again at every click on the picture. Its code works once and for
         *     5 minutes. Anyone who cannot see a picture asks for the code as a sound: digits that are read aloud in the language of the request.
         */
        get: operations["getVerifyCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Returns a token and the member. The web app keeps both in session storage. The picture code is used up by every try.
         *     After 5 wrong passwords the e-mail waits for 15 minutes (code 4021).
         *
         *     A member with a second factor gets code 4030 while `secondFactor` is missing, once the password is right, and 4031 when it is wrong.
         *     The code of the picture then works again, for as long as it would have worked. After 5 wrong codes of the app only a recovery code is taken for a while (code 4032); the password is not locked.
         */
        post: operations["loginMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed-in devices
         * @description The sessions of the member that have not ended, the last used first. `current` is the one of the token.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a device out
         * @description Ends one session of the member. Its token is refused with code 5000 from then on.
         */
        post: operations["logoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session/end/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign all other devices out
         * @description Ends every session of the member but the one of the token.
         */
        post: operations["logoutOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the second factor
         * @description Whether sign-in and withdrawals ask for a code of an authenticator app, and how many recovery codes are left.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondFactor/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up the second factor
         * @description Returns a new secret for the authenticator app. It takes effect with the first code (`confirmSecondFactor`), within 15 minutes. Offered while no second factor is on.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondFactor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor on
         * @description Confirms the secret with a code of the app and returns recovery codes, which no later call shows. Each of them replaces one code of the app.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondFactor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor off
         * @description Needs the password and a code of the app or a recovery code. Its recovery codes are gone as well.
         */
        post: operations["deleteSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/secondFactor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description Replaces all recovery codes. Needs the password and a code of the app or one of the old recovery codes.
         */
        post: operations["resetRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to all data of the member
         * @description The link downloads a ZIP with everything that the shop holds about the member, each table as CSV and as JSON, and the files that the member uploaded, named in the language of the request. It works for five minutes, while the session lasts.
         */
        get: operations["exportMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account can be closed
         * @description What still keeps the account from being closed. Nothing does when `blockers` is empty.
         */
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account
         * @description Ends the account for good: all sessions end, personal data is deleted, and what the books need stays without a name. The e-mail can
         *     register again. Refused with code 4033 while an order is open, money is on a balance, a withdrawal is pending, or a payment was started in the
         *     last three days that the payment service may still confirm.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token. The web app clears session storage, reloads the page and shows 'logout success'.
         */
        post: operations["logoutMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/userRegisterMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the registration code
         * @description Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The response is the same for an e-mail that is registered already;
         *     its owner gets a mail that says so. The link counts down 60 seconds after code 0.
         */
        get: operations["sendRegistrationCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/userRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates the account of a member. The form also has the agreement to the privacy terms, which must be ticked and is not sent.
         *     The web app shows a success message and goes to `/login` one second later.
         */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/forgetPwdSendMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send the reset code
         * @description Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The response is the same for an e-mail that is not registered; no
         *     mail is sent then. The link counts down 60 seconds after code 0.
         */
        get: operations["sendResetCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/user/forgetPwd/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed code
         * @description Sets the login password and ends all sessions of the member. The web app shows a success message and goes to `/login` one second later.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/homeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hot categories
         * @description The tabs of hot products, for the catalogue panel (`product` 1) or for the home page (`home` 1).
         */
        post: operations["listHotCatalogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/allCatalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories as a tree
         * @description Three levels, for the catalogue panel, the sidebar of the home page and the category dropdown of the search box.
         */
        get: operations["getCatalogTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/productList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products, filtered, sorted and paged
         * @description Hot and new products of the home page, and the table of a category with its parametric filters. A category includes
         *     those inside it. Without a sort, new products come newest first, and hot products one of every category before a second one of
         *     any. A filter on a column that the category does not have is refused with code 4000 (rule `column`), a number with an
         *     unknown unit with code 4027.
         */
        post: operations["listProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/column": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Columns of a category
         * @description The condition inputs and the table of the product list, and the tabs of the product detail, are built from these definitions.
         */
        get: operations["listColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/getProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description Everything that the product detail shows. A visitor sends the token `1`; an expired token counts as a visitor.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/get/usd/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approximate price in yuan
         * @description Converts a price in dollar cents into yuan cents at the rate of the shop. The name of the path says dollars; the response is in yuan.
         */
        get: operations["getUsdPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/add/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a sample
         * @description Creates a sample order in state 0 and books its points. The dialog is on the product detail.
         */
        post: operations["applySample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/product/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Values of the filter columns with their counts
         * @description For each filter column of the category its values with counts, and the smallest and largest number, under the filters
         *     of all other columns. Counts are of the whole result and equal what choosing the value gives.
         */
        post: operations["countProductFacets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/all/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products, files and information
         * @description With `searchType` the result of that type holds the asked page and the other two hold their totals and no entries, for the numbers at the
         *     tabs. Without it all three hold the page. Best match first: the part number, what begins with it, what has
         *     the values, what has the words; in stock before out of stock. Part numbers are found by their beginning, by parts of them and with a
         *     packing suffix that the shop does not keep, values in any spelling (4k7, 4.7 kΩ), words by their synonyms in both languages. When nothing
         *     is found, the spelling is corrected (`correctedKeyword`), then words are left out (`droppedWords`); a value that no product has is replaced by the nearest ones (`nearestValues`). A blank keyword starts no search in the web app. Works for visitors;
         *     with a token the products carry `proCollecId`.
         */
        get: operations["searchAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/all/search/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of the products that a search finds
         * @description How many products with all words of the keyword each category of the last level has; the list of the category with this keyword has as
         *     many. Those with most products come first. Spelling is not corrected and no word is left out: what a search was relaxed to is in its own response.
         */
        get: operations["countSearchCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/search/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description What a text in the search box may become, while it is typed: part numbers that begin with it, categories that are called so, and
         *     values that are conditions of a category. Each is a few entries, best first. The count of a suggested value is what the list of the
         *     category has under these conditions.
         */
        get: operations["listSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/partner/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price and stock by part number
         * @description What the shop offers under up to 50 part numbers, one line per part in the order of the request. A part number is found
         *     whatever its case, blanks and hyphens; a line without offers says that the shop has no such part. With a quantity each offer
         *     has its price there.
         *
         *     For programs of partners, who get a key from the shop: `ID.SECRET`. The header `X-Partner-Key` carries the ID alone. `X-Sign` is
         *     the lower-case hex HMAC-SHA256, with the secret as its key, of the lines that the start page of this reference describes, with the ID
         *     as the last line in place of the public application key. A wrong signature, an unknown ID and a revoked key are refused with code 4002.
         *     A key may make 120 calls a minute; further ones are refused with status 429 and `Retry-After`. A working program in JavaScript is at
         *     [/docs/partner-example.mjs](/docs/partner-example.mjs). On this page, *Authorize* takes the whole key and sends the ID alone.
         */
        post: operations["listPartnerOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/banner/getBannerAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the home page
         * @description The big banners of the carousel, which moves on by itself every 3000 ms, and the small ones next to it. A click follows `linkUrl`.
         */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/news/information/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News
         * @description News and newsflashes, newest first. The home page shows 4 newsflashes and 3 of them in its news block.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/news/information/news/detail/{nid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One news item
         * @description Title, date and HTML content of a news item or newsflash.
         */
        get: operations["getNewsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/news/information/we/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Company profile
         * @description What the about page and the company block of the home page show.
         */
        get: operations["getCompanyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/schemeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solutions
         * @description Solutions for the home page and for the list of the solutions page, which loads the next page when its end comes into view.
         */
        post: operations["listSolutions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One solution
         * @description The text of a solution. Its buy button leads to the product detail of `productId`.
         */
        get: operations["getSolution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/help/center/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Menu of the help centre
         * @description Both levels of the menu in one flat list, each level in the order in which it is shown. No fields of its own.
         */
        post: operations["listHelpEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/help/center/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One text of the help centre
         * @description The text of a menu entry.
         */
        post: operations["getHelpEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the cart
         * @description All items of the member's cart, the last added first, with current prices and stock. With POST the same path returns their number only.
         */
        get: operations["listCartItems"];
        put?: never;
        /**
         * Number of cart items
         * @description The number at the cart link of the header. Called only when there is a token. With GET the same path returns the items.
         */
        post: operations["countCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product into the cart
         * @description Adds the product with the quantity `producNum`. A product that is in the cart already gets the sum of both quantities. The quantity of the line is then at least the minimum purchase,
         *     a multiple of the order multiple and at most 99999. A cart holds at most 1000 items; one more is refused with code 4022. A product whose stock does not fill its minimum
         *     purchase is refused with code 4011; more pieces than there are in stock are kept, and the order refuses them. A product with
         *     `backorderWeeks` is sold beyond its stock.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a cart item
         * @description Takes one item out of the cart.
         */
        post: operations["deleteCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity of a cart item
         * @description The web app sends it 300 ms after the last change. The quantity is at least the minimum purchase, a multiple of the order multiple and at most 99999.
         */
        post: operations["updateCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/select/list/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the chosen cart lines
         * @description The lines that the order page settles, in the order of `ids`, with current prices and stock.
         */
        get: operations["selectCartItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/car/batch/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the chosen cart lines
         * @description Makes one standard order of the lines, takes them out of the cart and the pieces out of stock, and deducts the points, all or
         *     nothing. Prices, discount and points are computed by the server; nothing that the client sends about money is trusted.
         *
         *     The cart says whose the lines are and which product they hold: a line that is not there, or that holds another product or
         *     part number, is 4004. The quantity is the one that is sent, because it is the one that the page showed; the cart may have
         *     another. A line that is named twice is a refused field.
         *
         *     Of several reasons to refuse, the response names the first of these: 4004 (in the order of the lines), 4025, 4034, 4022, 4011,
         *     4035 (each with all products it is true of), 4017, 4010. A refused order changes nothing.
         */
        post: operations["submitCartOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order one product directly
         * @description Makes a standard order of one product without the cart and takes the pieces out of stock. Returns the same as an order from
         *     the cart, and refuses in the same order. A `productNum` that is not the one of the product is 4004. The order takes the names
         *     of the product from the catalogue, not from `productName`.
         */
        post: operations["submitDirectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/consumer/discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read discount and worth of points
         * @description The member discount and what the points of the member are worth, for the two boxes of the order page.
         */
        get: operations["getConsumerDiscount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/linkage/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions as a tree
         * @description Countries, their provinces and cities, for the cascading selector of address forms and the country and province of the registration.
         */
        get: operations["getRegionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receiving addresses
         * @description The member's addresses, the default one first, then the last added first.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address
         * @description The web app asks for a confirmation first. The first address of a member becomes the default one. A member keeps at most 100 addresses; one more is refused with code 4009.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address or make it the default
         * @description With the six fields it changes the address, with `defaultState` 1 it makes the address the default one and every other address of the member no default; both may come
         *     together. The web app asks for a confirmation before a change.
         */
        put: operations["editAddress"];
        /**
         * Change an address or make it the default, with POST
         * @description The same as with PUT, for callers that only send POST. The web app uses PUT.
         */
        post: operations["editAddressByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete addresses
         * @description Deletes all of them or, when one is not the member's own or does not exist, none. When the default address goes, the last added of the others becomes the default one.
         */
        post: operations["deleteAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/pay/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a standard order
         * @description With a balance (3 yuan, 4 dollars) the amount is booked off and the order moves on in one step; data is absent. With an
         *     online method (1, 2) data is the payment form and the order moves when the payment service confirms.
         */
        post: operations["payStandardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/pay/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the payment service about an order
         * @description Asks the payment service about the latest online payment of a standard or a customised order whose confirmation is missing, and
         *     books it once if the money has arrived. A payment that is already booked is not asked about.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/amount/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the next instalment of a customised order
         * @description Settles the first unpaid instalment; unpaid instalments with headAmount 1 are settled together. `totalAmount` is the sum of
         *     what is settled. Methods and responses are those of a standard order. The order leaves state 4 for 5 when nothing is due any
         *     more.
         */
        post: operations["payCustomisedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getAccountAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read balances and points
         * @description Both balances, the points, whether a payment password is set, and the site-wide payment type.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getAmountStreamAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of money
         * @description The ledger of both money accounts, newest first. The filters are added, as the sums are.
         */
        get: operations["listAccountFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description The withdrawals of the member, newest first. The filter is added.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/balance/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the balances of past days
         * @description Both balances at the end of each day on which money moved, of the first day of the period and of today, newest first.
         */
        get: operations["listBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/flow/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the account flow as CSV
         * @description The link downloads the entries that the list shows with the same filters, newest first. It works for five minutes, while the session lasts.
         */
        get: operations["exportAccountFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sendMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a code for the payment password
         * @description Sends a code to the e-mail of the signed-in member. It serves setting and changing the payment password.
         */
        get: operations["sendAccountCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/setPayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the payment password
         * @description Sets the first payment password of the account, confirmed by the code from the e-mail. Offered while none is set.
         */
        put: operations["setPayPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/updatePayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the payment password
         * @description Changes the payment password, confirmed by the code from the e-mail and the old payment password. Offered when one is set. A
         *     wrong old one counts like a wrong one at a payment.
         */
        put: operations["updatePayPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the login password
         * @description Changes the login password. The session stays; the other sessions of the member end.
         */
        put: operations["updateLoginPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUserAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the personal data
         * @description The personal data of the signed-in member, with the dictionary of the grades.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the personal data
         * @description Saves the personal data of the signed-in member. E-mail and grade cannot be changed here. A picture that is not the member's own is not found (4004).
         */
        put: operations["updateMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/technology/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List technical documents
         * @description The technical documents, newest first. A field that is left out does not filter. With a keyword the documents that have its words in
         *     their title come first; a word is looked for in titles, descriptions, part numbers and the whole text, in both languages, and `sentence`
         *     is where it was found. The counts say how many documents each other choice would leave.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/technology/get/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of documents
         * @description The categories of the filter on the documents page.
         */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/technology/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the first page of a document
         * @description Where a picture of the first page is, and how large the file is. Counts one look at the document: of a person, once within
         *     half an hour. A document for members is shown to those who may download it.
         */
        get: operations["getDocumentPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/technology/record/download/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record a download
         * @description Counts one download of a document with a direct link; of one person, once within half an hour. Visitors may; the token is sent when there is one.
         */
        get: operations["countDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/technology/record/download/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for a members-only document
         * @description Returns the path of the file when the grade of the member allows it, otherwise no download permission. Downloads of one member within half an hour are counted once.
         */
        get: operations["authoriseDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List standard orders
         * @description The standard orders of the member, newest first. Without `state` all of them.
         */
        get: operations["listStandardOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a standard order
         * @description One standard order of the member with all its lines.
         */
        get: operations["getStandardOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/confirm/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a standard order has arrived
         * @description Completes an order that is in delivery and was not returned. The order credits one point for every whole dollar paid.
         */
        post: operations["confirmStandardReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/cancel/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a standard order
         * @description Closes an order that is not yet on its way. The pieces go back into stock, points come back, and what was paid goes back
         *     to where it came from. The member-centre home offers it only before payment.
         */
        post: operations["cancelStandardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/back/service/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for after-sales service
         * @description Opens a return or an exchange for a standard or a customised order. One request may be open per order (assFlag 1 or 3); a second
         *     one is refused until the shop has decided. A completed return (assFlag 4) ends the order.
         */
        post: operations["applyAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the lines of an order into the cart
         * @description Puts every line of a standard order, in whatever state, into the cart by the rules of the cart. A line that cannot be had as it was
         *     is changed or left out, and the response says so.
         */
        post: operations["buyAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/standard/order/upload/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the signed contract of a standard order
         * @description Keeps the contract file that was uploaded before. The server looks at the type and size of the stored file, not only at its name.
         */
        post: operations["uploadStandardContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/query/simple/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sample orders
         * @description The sample orders of the member, newest first. Without `state` all of them.
         */
        get: operations["listSampleOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a sample order
         * @description One sample order of the member.
         */
        post: operations["getSampleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel/simple/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or cancel a sample order
         * @description Type 3 confirms that the sample has arrived, type 5 cancels a sample that nobody has examined yet; then its points come back.
         */
        post: operations["moveSampleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customised orders
         * @description The customised orders of the member, newest first. Without `state` all of them.
         */
        get: operations["listCustomisedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/count/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of customised orders that wait for the member
         * @description How many customised orders of the member wait for a payment, a contract, a corrected contract and the confirmation of the arrival.
         */
        get: operations["countWaitingCustomised"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customised order
         * @description One customised order of the member with its instalments.
         */
        get: operations["getCustomisedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/amount/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the instalments of a customised order
         * @description All instalments of one order, in the order in which they fall due. The first unpaid one is the one to pay.
         */
        get: operations["listInstalments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or cancel a customised order
         * @description State 1 confirms that the goods have arrived, state 2 cancels an order that is not yet under contract. The member-centre home
         *     offers cancelling at fewer states.
         */
        post: operations["moveCustomisedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/upload/user/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the signed contract of a customised order
         * @description Keeps the contract file that was uploaded before and sends the order to the examination of the contract. The server looks at
         *     the type and size of the stored file, not only at its name. An order without instalments has no contract that could be signed.
         */
        post: operations["uploadCustomisedContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customized/order/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a customised product
         * @description Opens a customised order in state 0, to be examined by the back office. The response has its number.
         */
        post: operations["applyCustomisedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to a document about an order
         * @description The link downloads the document as a PDF in the language of the request. It works for five minutes. A document is issued once and
         *     kept: as long as nothing that it shows has changed, the same file is downloaded, and after a change a new version is issued. All
         *     versions are in `listIssuedDocuments`.
         *     A confirmation exists for every order, of a customised one as soon as its amounts are set; a proforma invoice while a payment is due;
         *     a contract as soon as the shop offers one, and until the order is closed; an invoice when the shop has issued it, and a credit note
         *     when money that it covers was given back. A document that does not exist for the order in its state is refused with 4009.
         */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/document/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the issued documents of an order
         * @description Every version of every document of an order that was issued, newest first, in either language. `getFileLink` opens the file, also
         *     when a document of this kind no longer exists in the state of the order.
         */
        get: operations["listIssuedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an invoice
         * @description Applies for the invoice of a standard order or of ticked instalments of a customised one. An instalment that has an invoice
         *     already is refused, and so is what was given back. The page shows the message of the server when it is refused. An order can
         *     be invoiced after a completed exchange or a rejected request (assFlag 2 and 5), and not after a completed return (assFlag 4).
         */
        post: operations["applyInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/list/new/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest invoice
         * @description The last invoice or credit note, to fill the form with. Without any invoice data is absent.
         */
        get: operations["getLatestInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description The invoices and credit notes of the member, newest first. The documents name no paging for it; a call without paging returns the first 30.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Keeps one file and returns its path, which other calls then carry (contract, head picture, attachment). The call is under the public prefix
         *     and needs a token all the same. Calls that take a path may take fewer types and smaller files. The file is not part of the signature
         *     and comes after the text fields: signature, token and the number of files of the member are checked before it is read.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link that opens a file of the member
         * @description A file of a member opens for nobody else. The response is a link with a signature, which works for five minutes, while the session lasts, and without a token. The
         *     file comes as a download under its original name.
         */
        get: operations["getFileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the orders as a table
         * @description The link downloads the orders of the member that the list shows with the same filters, newest first, one row per line of an order, with the
         *     amounts in both currencies and the texts in the language of the request. It works for five minutes, while the session lasts.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/message/item/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a chat
         * @description History (`his`) comes newest first, in pages; the window then asks again and again for what is newer than the newest message
         *     that it knows (`newst`), oldest first. The window shows errors of its own for the history; polling stays silent.
         */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/message/web/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a chat message
         * @description Sends a message to the customer service. When it is refused, the page shows its own message and puts the text back into the box.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/message/chat/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chats about orders
         * @description One entry per order that has a chat, the latest message first. Opening an entry opens the chat window of that order.
         */
        get: operations["listOrderChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/other/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notices as read
         * @description Marks every notice of the member as read that needs no confirmation. Returns how many messages are still unread, as the frame shows it.
         */
        post: operations["markAllNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/other/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * System notices
         * @description The notices of the member, newest first. POST on the same path marks one of them.
         */
        get: operations["listNotices"];
        put?: never;
        /**
         * Confirm a notice or mark it read
         * @description A confirmation (type 2) is confirmed once and is not offered again. The others may be marked again; nothing changes then.
         */
        post: operations["markNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/getIntegralFlowAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of points
         * @description The points ledger, newest first.
         */
        get: operations["listPointsFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/charge/init/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a top-up
         * @description Returns the payment form of the chosen method. The balance rises when the payment service confirms the payment, not with this
         *     call. For Alipay the page states a daily spend of 50 thousand yuan; only the limit per operation is enforced.
         */
        post: operations["startTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cash/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a withdrawal
         * @description Books the amount off the balance at once and opens a withdrawal with state pending. A rejected withdrawal is booked back as withdrawal
         *     refund. What may be withdrawn from one account in a day in Beijing is limited to 200,000.00. A member with a second factor sends a
         *     code of it, which is looked at last, so that no code is used up by a withdrawal that is refused anyway.
         */
        post: operations["applyWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/charge/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a top-up
         * @description Asks the payment service about a top-up that it has not reported yet, and returns what is known then.
         */
        get: operations["getTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote/support/remoteSupportList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for remote support
         * @description The requests of the member, newest first.
         */
        get: operations["listRemoteSupports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote/support/addRemoteSupport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for remote support
         * @description Opens a request in state 0, pending.
         */
        post: operations["addRemoteSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote/support/editRemoteSupport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a request for remote support
         * @description Offered while the request is pending (auditStatus below 1).
         */
        post: operations["editRemoteSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote/support/cancelRemoteSupport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a request for remote support
         * @description Offered while the request is pending or accepted.
         */
        post: operations["cancelRemoteSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote/support/ctype/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Communication types
         * @description The choices of `communication` in the request form. When it returns none, the page offers video, phone and other.
         */
        post: operations["listCommunicationTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/stock/alert/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail when a product is back in stock
         * @description One mail is sent once the stock fills the minimum purchase again; then the request is deleted. A member is written to at the address of the account,
         *     a visitor at `email`, which is then required: that mailbox first gets a mail with a link, and nothing else until its owner has confirmed the request within 24 hours. Asking again renews the request. A product that is in stock is refused with code 4009. Only the latest
         *     requests of an address are kept, and visitors may ask for a limited number of products for one mailbox and from one client address; more are refused
         *     with code 4008. The mail says why it came and has a link that ends all requests for its
         *     address; a request that is never fulfilled is deleted after a year.
         */
        post: operations["addStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/alert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that the member waits for
         * @description The requests of the member for a mail, the latest first.
         */
        get: operations["listStockAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock/alert/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop waiting for a product
         * @description Deletes one request of the member.
         */
        post: operations["deleteStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/footprint/getFootprintAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products looked at
         * @description The browsing history of the member, latest visit first, one entry per product.
         */
        get: operations["listFootprints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/footprint/addFootprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a visit
         * @description The product detail calls it for members; visitors leave no footprints. A second visit moves the entry to the top and keeps the current price. The latest 200 products are kept.
         */
        post: operations["addFootprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/footprint/deleteFootprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a footprint
         * @description After the question whether the footstep shall be deleted.
         */
        post: operations["deleteFootprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/myProject/myProjectList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of the member
         * @description The projects, newest first.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/myProject/addMyProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a project
         * @description Adds a project in state 0, to be submitted.
         */
        post: operations["addProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/myProject/editMyProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a project
         * @description Offered while the project is to be submitted or under review. The state stays.
         */
        put: operations["editProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/myProject/abolishMyProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a project
         * @description Takes a project that is under review back to a draft, after a question.
         */
        post: operations["cancelProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/myProject/submitMyProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a project
         * @description Hands a draft in for review, after a question.
         */
        post: operations["submitProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productCollection/getProductCollectionAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite products
         * @description The favourites of the member, the latest first.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productCollection/getProductCollectionIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which products are favourites
         * @description All favourites of the member by product, the latest first. Lists of products are the same for everyone; a page marks the favourites in them with this call.
         */
        get: operations["listFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productCollection/addProductCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description Adds a product to the favourites, with its current price. A product that is one already stays one, and one that was removed in the last ten minutes is restored as it was. The product
         *     detail then returns `proCollecId`. A member has at most 1000 favourites; one more is refused with code 4009.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/productCollection/deleteProductCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a favourite
         * @description Removes a product from the favourites. Adding it again within ten minutes restores the favourite as it was.
         */
        post: operations["deleteFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The two money accounts and the points of a member. */
        Account: {
            /**
             * Format: int64
             * @description Yuan balance, in yuan cents.
             */
            accountBalance: number;
            /**
             * Format: int64
             * @description Dollar balance, in US cents.
             */
            balanceUs: number;
            /** @description Points balance. Above 10000 it is shown in ten-thousands, cut (not rounded) to 2 decimals. */
            integralBalance: number;
            /** @description Says only whether a payment password is set. The password itself never leaves the server. */
            payPassword: boolean;
            /**
             * @description Site-wide setting: which online payment methods the cashier shows. The two balances always show.
             * @enum {integer}
             */
            paymentType: 1 | 2 | 3;
        };
        /** @description The 6 digits from the e-mail. Good for 10 minutes and 5 tries. */
        AccountCode: string;
        /** @description One entry of the money ledger. A balance is the sum of its entries. */
        AccountFlow: {
            /**
             * Format: int64
             * @description Id of the entry.
             */
            id: number;
            /**
             * Format: date-time
             * @description When the money moved.
             */
            dealTime: string;
            /**
             * Format: int64
             * @description Amount of the entry in cents of its account, always positive.
             */
            amount: number;
            /**
             * @description Direction: 0 is income, anything else expense.
             * @enum {integer}
             */
            budget: 0 | 1;
            /**
             * @description What moved the money. Any value not listed is shown as order refund.
             * @enum {integer}
             */
            dealType: 1 | 2 | 3 | 4 | 5;
            /** @description Number of the order, the top-up or the withdrawal behind the entry. */
            objectId: string;
            /**
             * @description Which of the two accounts moved.
             * @enum {integer}
             */
            accountType: 1 | 2;
            /**
             * @description Number of what to look at: the order, the top-up or the withdrawal. It is `objectId`, except for money that came too late for its order
             *     and was credited: then it is that order.
             */
            causeNo: string;
        };
        /** @description Number and sums of all entries that the filters leave, on all pages. */
        AccountFlowParams: {
            /** @description Number of entries over all pages. */
            totalDataCounts: number;
            yuanIncome: components["schemas"]["FlowTotal"];
            yuanExpense: components["schemas"]["FlowTotal"];
            dollarIncome: components["schemas"]["FlowTotal"];
            dollarExpense: components["schemas"]["FlowTotal"];
        };
        /** @description A new address. All six fields are required and not blank. */
        AddAddressForm: {
            mechanismName: components["schemas"]["AddressCompany"];
            contacts: components["schemas"]["AddressContacts"];
            country: components["schemas"]["RegionPath"];
            address: components["schemas"]["AddressLine"];
            zipCode: components["schemas"]["AddressZipCode"];
            contactPhone: components["schemas"]["AddressPhone"];
        };
        /** @description Product and quantity. */
        AddCartItemForm: {
            productId: components["schemas"]["ProductId"];
            /** @description The quantity. The name on the wire is spelled so. */
            producNum: number;
        };
        /** @description The product to keep. */
        AddFavouriteForm: {
            productId: components["schemas"]["ProductId"];
        };
        /** @description The product that is looked at. */
        AddFootprintForm: {
            productId: components["schemas"]["ProductId"];
        };
        /** @description A new project. All three fields are required. */
        AddProjectForm: {
            /** @description Name. */
            projectName: string;
            /** @description Mobile number of mainland China: 1, then one of 3, 4, 5, 7 and 8, then 9 digits. */
            phone: string;
            /** @description Description. */
            projectDescribe: string;
        };
        /** @description A new request. Every field is required. */
        AddRemoteSupportForm: {
            /** @description The question. */
            remark1: string;
            /**
             * @description How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three.
             * @enum {integer}
             */
            communication: 1 | 2 | 3;
            /** @description How to be reached, for example an account or a number. */
            communicationRemark: string;
            /**
             * Format: date
             * @description The day of the appointment, yyyy-MM-dd, after today.
             */
            scheduled: string;
            /**
             * @description Language of the talk: 1 Chinese, any other value English.
             * @enum {integer}
             */
            languageType: 1 | 2;
            /** @description What else there is to say. */
            remark: string;
        };
        /** @description The product, and who is to be written to. */
        AddStockAlertForm: {
            productId: components["schemas"]["ProductId"];
            email?: components["schemas"]["Email"];
        };
        /** @description A receiving address. */
        Address: {
            addressId: components["schemas"]["AddressId"];
            mechanismName: components["schemas"]["AddressCompany"];
            contacts: components["schemas"]["AddressContacts"];
            country: components["schemas"]["RegionPath"];
            address: components["schemas"]["AddressLine"];
            zipCode: components["schemas"]["AddressZipCode"];
            contactPhone: components["schemas"]["AddressPhone"];
            /**
             * @description 1 for the default address, 0 for any other.
             * @enum {integer}
             */
            defaultState: 0 | 1;
        };
        /** @description Company that receives. */
        AddressCompany: string;
        /** @description Person who receives. */
        AddressContacts: string;
        /**
         * Format: int64
         * @description Number of the address.
         */
        AddressId: number;
        /** @description Street and number. */
        AddressLine: string;
        /** @description Phone of the person who receives. */
        AddressPhone: string;
        /** @description Postal code. */
        AddressZipCode: string;
        /** @description A request for after-sales service and its outcome. */
        AfterSalesRecord: {
            /**
             * @description 1 return, 2 exchange. The numbers of assFlag run the other way.
             * @enum {integer}
             */
            serviceType: 1 | 2;
            /** @description What is wrong with the goods. */
            questionContent: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createTime: string;
            /**
             * @description What the shop decided.
             * @enum {integer}
             */
            decision: 0 | 1 | 2 | 3;
            /**
             * Format: date-time
             * @description When the shop decided; null until then.
             */
            decisionTime: string | null;
            /** @description What the shop wrote; null when it wrote nothing. */
            reply: string | null;
        };
        /**
         * Format: int64
         * @description Number of the request.
         */
        AlertId: number;
        /** @description A request for after-sales service. */
        ApplyAfterSalesForm: {
            /**
             * @description Kind of the order: 1 standard, 2 customised.
             * @enum {integer}
             */
            orderType: 1 | 2;
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description 1 return, 2 exchange. The numbers of assFlag run the other way.
             * @enum {integer}
             */
            serviceType: 1 | 2;
            /** @description What is wrong with the goods. */
            questionContent: string;
        };
        /** @description Number of the new order. */
        ApplyCustomisedOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Number of the new customised order. */
            data: string;
        };
        /**
         * @description An application for a customised product. All texts are trimmed. A request for a quote (`quotedPart`) leaves out what the
         *     datasheet of the part says; its order then has a dash there.
         */
        ApplyCustomisedOrderForm: {
            /** @description Name of the product to make. */
            productName: string;
            /** @description Electrical and other parameters that it has to reach. */
            indexRequirement?: string;
            /** @description Size. */
            sizeRequirement?: string;
            /** @description How many pieces are needed; begins with a number above 0, after which a unit or a period may follow. */
            demandQuantity: string;
            /** @description When it is needed. */
            deliveryCycle: string;
            /** @description Quality grade. */
            qualityGrade?: string;
            /** @description Weight in grams, a number above 0. */
            weight?: string;
            /** @description How it is mounted. */
            installationMode?: string;
            /** @description Where it is used. */
            useEnvironment?: string;
            /** @description Where the goods go. */
            receivingAddress: string;
            /** @description Phone number of the receiver, in any country. */
            receivingPhone: string;
            /** @description Other requirements on how it is made. */
            otherProcessRequirements?: string;
            /** @description Name of the person who receives the goods. */
            receivingUser: string;
            /** @description Everything else there is to say. */
            detailedDescription: string;
            /**
             * Format: uri-reference
             * @description Path of the optional attachment, as returned by the upload.
             */
            annexFile?: string;
            /** @description Part of the catalogue that a quote is asked for, as its page names it. */
            quotedPart?: string;
        };
        /** @description An application for an invoice. */
        ApplyInvoiceForm: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Instalments that the invoice covers: purchaseId values joined by commas, at least one. For customised orders only. */
            customizedIds?: string;
            invoiceType: components["schemas"]["InvoiceType"];
            /**
             * @description Kind of the order: 1 standard, 2 customised.
             * @enum {integer}
             */
            orderType: 1 | 2;
            /** @description JSON text: who the invoice is made out to. */
            invoiceInfo: components["schemas"]["InvoiceInfo"];
        };
        /** @description Where a sample goes and what it costs in points. */
        ApplySampleForm: {
            productId: components["schemas"]["ProductId"];
            /** @description The points that the member agreed to. Other points than `customIntegration` of the product are refused with code 4010. */
            integralNum: number;
            /** @description Consignee. */
            receivingUser: string;
            /** @description Phone of the consignee. */
            receivingPhone: string;
            /** @description Address of the consignee. */
            receivingAddress: string;
        };
        /** @description A withdrawal. */
        ApplyWithdrawalForm: {
            /**
             * @description Method: 1 Alipay from the yuan balance, 2 PayPal from the dollar balance.
             * @enum {integer}
             */
            cashType: 1 | 2;
            /**
             * Format: int64
             * @description Amount in cents of the currency of the method; more than 0, at most 50000.00 per operation and at most the balance.
             */
            cashAmount: number;
            /** @description Account at the payment service. Spaces are removed and the text is cut to 50 characters before it is sent. */
            cashAccount: string;
            /** @description The 6 digits of the authenticator app or a recovery code, where the member has a second factor. See code 4030. */
            secondFactor?: string;
        };
        /** @description A part, and how much of it is needed. */
        AskedPart: {
            /** @description Part number of the manufacturer. */
            productNum: string;
            /** @description The quantity at which the price is asked for. */
            quantity?: number;
        };
        /** @description The parts, each with its quantity. */
        AskedParts: components["schemas"]["AskedPart"][];
        /**
         * @description After-sales flag. 1 to 5 replace the label of the state of a standard order. An accepted return leads to 3, an accepted exchange to 1.
         * @enum {integer}
         */
        AssFlag: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description The path of the file. */
        AuthoriseDocumentDownloadAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /**
             * Format: uri-reference
             * @description Path of the file, good for this download.
             */
            data: string;
        };
        /**
         * @description Weeks after the order in which the supplier delivers pieces that are not in stock. Only of a product whose supplier accepts such orders;
         *     without it no more is sold than there is in stock.
         */
        BackorderWeeks: number;
        /** @description Pieces of a line that are not in stock and come from the supplier later. */
        BackorderedPieces: number;
        /** @description Both balances at the end of a day in Beijing; of today, until now. */
        BalanceOfDay: {
            /**
             * Format: date
             * @description The day, as year, month and day.
             */
            day: string;
            /**
             * Format: int64
             * @description Yuan balance, in yuan cents.
             */
            accountBalance: number;
            /**
             * Format: int64
             * @description Dollar balance, in US cents.
             */
            balanceUs: number;
        };
        /** @description A banner. */
        Banner: {
            imgUrl: components["schemas"]["SceneUrl"];
            /** @description Where a click leads, `{type}#{id}`: type 10011 opens the product detail of the id, any other type the news detail of the id. */
            linkUrl: string;
        };
        /** @description Big and small banners. */
        Banners: {
            /** @description The banners of the carousel, in order. */
            bigBanner: components["schemas"]["Banner"][];
            /** @description The banners next to it, in order. */
            smallBanner: components["schemas"]["Banner"][];
        };
        /** @description The result for each line. */
        BuyAgainAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The lines, in the order of the order. */
            data: components["schemas"]["BuyAgainLine"][];
        };
        /** @description The result for one line of an order that is bought again. */
        BuyAgainLine: {
            productId: components["schemas"]["ProductId"];
            productNum: components["schemas"]["ProductNum"];
            productName: components["schemas"]["ProductName"];
            /** @description Quantity of the line in the order. */
            wanted: number;
            /** @description Pieces that were put into the cart; 0 when there was nothing to add. */
            added: number;
            /**
             * @description The result for the line. A price that has changed shows in the two prices.
             * @enum {integer}
             */
            outcome: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Unit price in the order, in US cents with at most 4 decimals. */
            priceThen: number;
            /** @description Current unit price at the quantity in the cart, in US cents with at most 4 decimals; null when nothing was added. */
            priceNow: number | null;
        };
        /** @description The project to cancel. */
        CancelProjectForm: {
            projectId: components["schemas"]["ProjectId"];
        };
        /** @description The request to cancel. */
        CancelRemoteSupportForm: {
            supportId: components["schemas"]["SupportId"];
        };
        /**
         * Format: int64
         * @description Number of the cart item.
         */
        CarId: number;
        /**
         * @description A product in the cart. Its price is that of the tier of `num`; the unit price without a tier applies
         *     below all tiers and is never shown as a price of before. Product, price and stock are current; `priceThen` shows how the price has changed. The line of
         *     a product that is no longer sold stays until it is deleted and cannot be ordered.
         */
        CartItem: {
            carId: components["schemas"]["CarId"];
            productId: components["schemas"]["ProductId"];
            productName?: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            unitPrice?: components["schemas"]["UnitPrice"];
            priceOnRequest?: components["schemas"]["PriceOnRequest"];
            priceIndex?: components["schemas"]["PriceIndex"];
            num: components["schemas"]["Quantity"];
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple?: components["schemas"]["OrderMultiple"];
            stock?: components["schemas"]["Stock"];
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
            /** @description What one piece cost at the quantity `num` when the line was last added to or its quantity was last sent, in dollar cents with at most 4 decimals. Sending the quantity again confirms the current price. */
            priceThen?: number;
            /**
             * @description Whether the product is no longer sold. Such a line can only be deleted.
             * @enum {integer}
             */
            withdrawn?: 0 | 1;
        };
        /** @description A category and the categories inside it, three levels in all. */
        Catalog: {
            catalogId: components["schemas"]["CatalogId"];
            catalogName: components["schemas"]["CatalogName"];
            /** @description Products in this category and in those inside it. */
            productCount?: number;
            /** @description The categories inside it. Absent at the third level. */
            children?: components["schemas"]["Catalog"][];
        };
        /**
         * Format: int64
         * @description Number of the category.
         */
        CatalogId: number;
        /** @description A category without its children. */
        CatalogLink: {
            catalogId: components["schemas"]["CatalogId"];
            catalogName: components["schemas"]["CatalogName"];
        };
        /** @description Name of the category in the language of the request. */
        CatalogName: string;
        /** @description A message of a chat about an order. */
        ChatMessage: {
            /**
             * Format: int64
             * @description Number of the message.
             */
            id: number;
            content: components["schemas"]["ChatText"];
            /** @description `Y` on own messages, the id of the sender otherwise. */
            putId: string;
            /** @description Name of the sender. */
            putName: string;
            /** @description Id of the receiver. */
            getId: string;
            objectId: components["schemas"]["ObjectId"];
            objectType: components["schemas"]["ObjectType"];
            createTime: components["schemas"]["DateTime"];
            remark1: components["schemas"]["Remark"];
            /** @description How often the other side has read it; 0 is unread. */
            readNum: number;
        };
        /** @description Text of the message. */
        ChatText: string;
        /** @description What the payment service knows. */
        CheckPaymentAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The state of the latest online payment. */
            data: {
                /**
                 * @description 0 no online payment was started, 1 the payment service has not received the money, 2 the money arrived and is booked, 3 the service declined the payment.
                 * @enum {integer}
                 */
                payState: 0 | 1 | 2 | 3;
            };
        };
        /** @description What keeps an account from being closed. */
        Closing: {
            blockers: components["schemas"]["ClosingBlockers"];
        };
        /**
         * @description One thing that keeps an account from being closed.
         * @enum {integer}
         */
        ClosingBlocker: 1 | 2 | 3 | 4;
        /** @description What keeps an account from being closed: 1 an order that is not finished, 2 money on a balance, 3 a withdrawal that is not decided, 4 a started payment that the payment service may still confirm. */
        ClosingBlockers: components["schemas"]["ClosingBlocker"][];
        /** @description The definition of a column of a category. */
        Column: {
            columnId: components["schemas"]["ColumnId"];
            /** @description Name of the column in the language of the request. */
            columnName: string;
            columnComment: components["schemas"]["ColumnKind"];
            /**
             * @description Where the detail page shows the value. 0 under the tab of parameters, 1 as a detail section of its own.
             * @enum {integer}
             */
            columnType: 0 | 1;
            /**
             * @description 1 when the column is a condition input of the product list.
             * @enum {integer}
             */
            screen: 0 | 1;
            /**
             * @description 1 when the column is shown in the table of the product list.
             * @enum {integer}
             */
            listType: 0 | 1;
            unit?: components["schemas"]["ColumnUnit"];
            ranges?: components["schemas"]["ColumnRanges"];
            /** @description Rank among the key parameters of the category, 1 for the most important. Parts that agree in them can replace each other. Absent for other columns. */
            keyRank?: number;
        };
        /**
         * @description A condition on the column with this id, or several joined by `|` (any of them). Different columns combine with and.
         *     `none` means that the value is not stated. Values of text columns are those of the facets call.
         *     Numbers are in the SI base unit of the column and count as equal when they differ by at most 0.01 %. `=5`, `=-40..85` and `=3..` mean
         *     exactly this number or range. Without `=`, in a column of single numbers, `4700` means this number and `min..max`, with either end
         *     open, the numbers between; in a column of ranges (`ranges` 1) they are a requirement: the range of the part covers it.
         *     An open end asks for nothing, so there `105..` and `105` both mean that the part covers 105. Overlap is enough only where it is
         *     asked for: `~-40..85`, `~105..` and `~105` mean that the range of the part and this one have at least one number in common.
         *     A range in a column of single numbers fits `min..max` when it is between the ends or covers them.
         */
        ColumnFilter: string;
        /** @description Number of the column. A product carries its value in the field `column{id}`. */
        ColumnId: number;
        /**
         * @description What a value of the column is: text, number (with a unit), image (comma list of addresses) or word (JSON list of documents).
         * @enum {string}
         */
        ColumnKind: "text" | "number" | "image" | "word";
        /**
         * @description On number columns only. 1 when the values are ranges (operating temperature, supply voltage): a filter that
         *     begins neither with `=` (exactly) nor with `~` (overlaps) is then a requirement that a part has to cover. At least every second stated value of the category is a range.
         * @enum {integer}
         */
        ColumnRanges: 0 | 1;
        /** @description SI base unit of a number column, for example Ω, F, V. Filters send numbers in it. Absent for plain numbers. */
        ColumnUnit: string;
        /**
         * @description The value of the column with this id, in the language of the request. Image: comma list of addresses. Word: JSON text of a list of WordItem.
         *     Text of a detail section: HTML. Absent when it is not stated.
         */
        ColumnValue: string;
        /** @description A communication type. */
        CommunicationType: {
            /**
             * @description The value on the wire.
             * @enum {integer}
             */
            value: 1 | 2 | 3;
            /** @description Its name in the language of the request. */
            label: string;
        };
        /** @description The company in words and pictures. */
        CompanyProfile: {
            frontCover: components["schemas"]["SceneUrl"];
            /** @description Who we are. */
            synopsis: string;
            /** @description What we believe in. */
            idea: string;
            /** @description Main business. */
            mainBusiness: string;
            /** @description What we sell. */
            products: string;
            /** @description Our purpose. */
            ourPurpose: string;
            /** @description Pictures with a description, as JSON text. */
            imageText: string;
        };
        /** @description A code of the app, which proves that it has the secret. */
        ConfirmSecondFactorForm: {
            /** @description The 6 digits that the app shows. They work once. */
            code: string;
        };
        /** @description The two deductions that a member may choose from. */
        ConsumerDiscount: {
            /** @description Member discount by the grade of the member. */
            discount: {
                /**
                 * @description Member discount in tenths, with at most one decimal: 9.5 means that 95 % is paid, 10 means no discount. Divided by 10 it is
                 *     the multiplier of the price.
                 */
                discount: number;
            };
            /** @description What the points of the member are worth. */
            integralToMoney: {
                /**
                 * Format: int64
                 * @description The most that points may take off one order, in US cents.
                 */
                maxMoney: number;
                /** @description The points that `maxMoney` costs. One cent costs maxIntegral / maxMoney points, rounded up to whole points at the total. */
                maxIntegral: number;
            };
        };
        /**
         * @description 1 news, 2 newsflash.
         * @enum {integer}
         */
        ContentType: 1 | 2;
        /** @description An uploaded contract of an order. */
        ContractForm: {
            orderNo: components["schemas"]["OrderNo"];
            contractLink: components["schemas"]["ContractLink"];
        };
        /** @description The uploaded contract: file name, comma, path of the file as returned by the upload. One .doc, .docx or .pdf file of at most 5 MB. */
        ContractLink: string;
        /** @description A number of entries. */
        CountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The count. */
            data: number;
        };
        /** @description The values of each filter column. */
        CountProductFacetsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description One entry per filter column, in the order of the columns. */
            data: components["schemas"]["Facet"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The same conditions as for the product list. */
        CountProductFacetsForm: {
            catalogId: components["schemas"]["CatalogId"];
            /**
             * @description 1 counts new products only, 3 hot products only.
             * @enum {integer}
             */
            recommend?: 1 | 3;
            /** @description As in the product list. */
            keyWord?: string;
            /**
             * @description 1 counts products in stock only.
             * @default 0
             * @enum {integer}
             */
            inStock: 0 | 1;
            /** @description Only products of which at least this many pieces are in stock. */
            minStock?: number;
            minPrice?: components["schemas"]["PriceLimit"];
            maxPrice?: components["schemas"]["PriceLimit"];
            /** @description The quantity at which prices are held against `minPrice` and `maxPrice`. */
            quantity?: number;
            [name: `column${number}`]: components["schemas"]["ColumnFilter"];
        };
        /** @description The categories with their counts. */
        CountSearchCategoriesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The categories. */
            data: components["schemas"]["FoundCategory"][];
            params: components["schemas"]["CountedParams"];
        };
        /** @description How many orders wait for the member. */
        CountWaitingCustomisedAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The orders, by what the member has to do. */
            data: {
                toPay: components["schemas"]["WaitingOrders"];
                toSign: components["schemas"]["WaitingOrders"];
                toCorrect: components["schemas"]["WaitingOrders"];
                toReceive: components["schemas"]["WaitingOrders"];
            };
        };
        /** @description How many products were counted. */
        CountedParams: {
            /** @description Number of products over all categories, counted up to a limit; `totalIsLowerBound` says when there are more. */
            totalDataCounts: number;
            /**
             * @description 1 when there are more products than were counted, so that every count is a lower bound. 0 when all are exact.
             * @enum {integer}
             */
            totalIsLowerBound: 0 | 1;
        };
        /** @description A customised order, in lists and in detail. */
        CustomisedOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description State of the order. State 4 with send 1 is shown as shipped. Any value not listed is shown like 0.
             * @enum {integer}
             */
            orderState: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
            assFlag: components["schemas"]["AssFlag"];
            /**
             * @description 1 when the goods were shipped.
             * @enum {integer}
             */
            send: 0 | 1;
            /**
             * @description 1 while an instalment is unpaid.
             * @enum {integer}
             */
            unpaid: 0 | 1;
            /** @description Contract that the shop offers: file name, comma, path. Null until there is one, which takes a price. */
            frontContract: string | null;
            /** @description Contract that the member signed and uploaded: file name, comma, path. Null until then. */
            backContract: string | null;
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            createTime: string;
            /**
             * Format: int64
             * @description Sum of the instalments in US cents; 0 until the back office has set it.
             */
            totalAmount: number;
            /**
             * Format: int64
             * @description The same sum in yuan cents.
             */
            totalAmountZh: number;
            /** @description Yuan for one US dollar at the moment of the application, in millionths. */
            exchangeRate: number;
            /** @description Name of the product to make. */
            productName: string;
            /** @description Electrical and other parameters that it has to reach. */
            indexRequirement: string;
            /** @description Size. */
            sizeRequirement: string;
            /** @description How many pieces are needed. */
            demandQuantity: string;
            /** @description When it is needed. */
            deliveryCycle: string;
            /** @description Quality grade. */
            qualityGrade: string;
            /** @description Weight in grams. */
            weight: string;
            /** @description How it is mounted. */
            installationMode: string;
            /** @description Where it is used. */
            useEnvironment: string;
            /** @description Other requirements on how it is made. */
            otherProcessRequirements: string;
            /** @description Everything else there is to say. */
            detailedDescription: string;
            /** @description Company of the member. */
            companyName: string;
            /** @description Name of the carrier; null until the goods are on their way. */
            logisticsName: string | null;
            /** @description Number of the consignment; null until the goods are on their way. */
            logisticsOrderNo: string | null;
            /** @description Path of the attachment; null when there is none. */
            annexFile: string | null;
            /** @description Name that the attachment had when it was uploaded. Only in detail responses, when there is one. */
            annexName?: string;
            /** @description Name of the person who receives the goods. */
            receivingUser: string;
            /** @description Where the goods go, regions and commas in the language of the request. */
            receivingAddress: string;
            /** @description Phone number of the receiver. */
            receivingPhone: string;
            amountListVos: components["schemas"]["Instalments"];
            /** @description What happened to the order, oldest first. Only in detail responses. */
            history?: components["schemas"]["OrderHistoryEntry"][];
            /** @description What was given back of the payments, oldest first. Only in detail responses. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description The requests for after-sales service, oldest first. Only in detail responses. */
            afterSales?: components["schemas"]["AfterSalesRecord"][];
            /** @description The invoices of the order, oldest first. Only in detail responses. */
            invoices?: components["schemas"]["InvoiceRecord"][];
        };
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339.
         */
        DateTime: string;
        /** @description Proof that the member wants it. */
        DeleteAccountForm: {
            password: components["schemas"]["LoginPasswordProof"];
            secondFactor?: components["schemas"]["SecondFactorCode"];
        };
        /** @description Which addresses. */
        DeleteAddressesForm: {
            /** @description Numbers of the addresses, joined by commas. */
            ids: string;
        };
        /** @description Which item. */
        DeleteCartItemForm: {
            carId: components["schemas"]["CarId"];
        };
        /** @description The favourite to remove. */
        DeleteFavouriteForm: {
            proCollecId: components["schemas"]["ProCollecId"];
        };
        /** @description The footprint to delete. */
        DeleteFootprintForm: {
            footId: components["schemas"]["FootId"];
        };
        /** @description The request to delete. */
        DeleteStockAlertForm: {
            alertId: components["schemas"]["AlertId"];
        };
        /** @description Number of documents. */
        DocumentCount: number;
        /** @description How many documents were found, and how many each other choice of a filter would leave. */
        DocumentListParams: {
            /** @description Number of documents over all pages. */
            totalDataCounts: number;
            /** @description Documents of each category that the keyword and the permission leave; a category without any is left out. */
            typeCounts: components["schemas"]["DocumentTypeCount"][];
            /** @description Documents of each permission that the keyword and the category leave. */
            gradeCounts: components["schemas"]["DownloadGradeCount"][];
        };
        /** @description The first page of a document and facts of its file. */
        DocumentPreview: {
            /**
             * Format: uri-reference
             * @description Address of a picture of the first page; of a document for members, good for a few minutes.
             */
            previewUrl: string;
            /** @description Name of the file in the language of the request. */
            downloadName: string;
            /** @description Size of the file in bytes. */
            fileSize: number;
            /** @description Number of pages. */
            pages: number;
        };
        /** @description A category of documents. */
        DocumentType: {
            /**
             * Format: int64
             * @description Number of the category.
             */
            typeId: number;
            /** @description Name of the category in the language of the request. */
            typeName: string;
        };
        /** @description Number of documents of a category. */
        DocumentTypeCount: {
            /**
             * Format: int64
             * @description Number of the category.
             */
            typeId: number;
            documents: components["schemas"]["DocumentCount"];
        };
        /** @description The call did what it says; there is nothing more to report. */
        DoneAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
        };
        /**
         * @description Download permission: 0 all, 1 documents for members (docUrl is null), 2 free ones.
         * @default 0
         * @enum {integer}
         */
        DownloadGrade: 0 | 1 | 2;
        /** @description Number of documents with a download permission. */
        DownloadGradeCount: {
            downloadGrade: components["schemas"]["DownloadGrade"];
            documents: components["schemas"]["DocumentCount"];
        };
        /** @description An address and its new fields. Of the six fields come all or none. */
        EditAddressForm: {
            addressId: components["schemas"]["AddressId"];
            mechanismName?: components["schemas"]["AddressCompany"];
            contacts?: components["schemas"]["AddressContacts"];
            country?: components["schemas"]["RegionPath"];
            address?: components["schemas"]["AddressLine"];
            zipCode?: components["schemas"]["AddressZipCode"];
            contactPhone?: components["schemas"]["AddressPhone"];
            /**
             * @description 1 makes the address the default one.
             * @enum {integer}
             */
            defaultState?: 1;
        };
        /** @description A changed project. */
        EditProjectForm: {
            projectId: components["schemas"]["ProjectId"];
            /** @description Name. */
            projectName: string;
            /** @description Mobile number of mainland China: 1, then one of 3, 4, 5, 7 and 8, then 9 digits. */
            phone: string;
            /** @description Description. */
            projectDescribe: string;
        };
        /** @description A changed request. Every field is required. */
        EditRemoteSupportForm: {
            supportId: components["schemas"]["SupportId"];
            /** @description The question. */
            remark1: string;
            /**
             * @description How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three.
             * @enum {integer}
             */
            communication: 1 | 2 | 3;
            /** @description How to be reached, for example an account or a number. */
            communicationRemark: string;
            /**
             * Format: date
             * @description The day of the appointment, yyyy-MM-dd, after today.
             */
            scheduled: string;
            /**
             * @description Language of the talk: 1 Chinese, any other value English.
             * @enum {integer}
             */
            languageType: 1 | 2;
            /** @description What else there is to say. */
            remark: string;
        };
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        /** @description A link. */
        ExportMyDataAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The signed link, from the root of this server. */
            data: string;
        };
        /** @description A filter column and what can be chosen in it. */
        Facet: {
            columnId: components["schemas"]["ColumnId"];
            kind: components["schemas"]["ColumnKind"];
            unit?: components["schemas"]["ColumnUnit"];
            ranges?: components["schemas"]["ColumnRanges"];
            /** @description Smallest number that values of the column state under the other filters, in its SI base unit; of ranges, an end. */
            min?: number;
            /** @description Largest number that values of the column state under the other filters, in its SI base unit; of ranges, an end. */
            max?: number;
            /** @description The values. Text by count from large to small, numbers by value. A value that falls to zero stays, with count 0. */
            values: components["schemas"]["FacetValue"][];
            /** @description Products under the other filters that have no value in this column. The filter value for them is `none`. */
            notStated: number;
        };
        /** @description One value of a filter column. */
        FacetValue: {
            /** @description What goes on the wire when it is chosen. The same in every language. */
            value: string;
            /** @description What is shown, in the language of the request. */
            label: string;
            /** @description Products that have exactly this value, under the filters of all other columns. Choosing it gives as many. */
            count: number;
        };
        /** @description A favourite product of the member. */
        Favourite: {
            proCollecId: components["schemas"]["ProCollecId"];
            params: components["schemas"]["VisitedProduct"];
            priceThen?: components["schemas"]["PriceThen"];
            /**
             * Format: date-time
             * @description When the product was kept.
             */
            createTime: string;
        };
        /** @description A favourite without its product. */
        FavouriteId: {
            productId: components["schemas"]["ProductId"];
            proCollecId: components["schemas"]["ProCollecId"];
        };
        /** @description A word of a keyword whose value products fit without stating it. */
        FittingWord: {
            /** @description The word as it was typed. */
            word: string;
            /**
             * @description 1 a rating of at least this value, 2 a limit of at most this value, 3 a range with this value, 4 a value in this range.
             * @enum {integer}
             */
            fit: 1 | 2 | 3 | 4;
        };
        /**
         * Format: int64
         * @description Sum of entries in cents.
         */
        FlowTotal: number;
        /**
         * Format: int64
         * @description Number of the footprint.
         */
        FootId: number;
        /** @description A product that the member looked at. */
        Footprint: {
            footId: components["schemas"]["FootId"];
            params: components["schemas"]["VisitedProduct"];
            priceThen?: components["schemas"]["PriceThen"];
            /**
             * Format: date-time
             * @description When the product was looked at last.
             */
            createTime: string;
        };
        /** @description A category of the last level with products that a search finds. */
        FoundCategory: {
            catalogId: components["schemas"]["CatalogId"];
            catalogName: components["schemas"]["CatalogName"];
            /** @description How many products of the category are found; a lower bound where the total is one. */
            productCount: number;
        };
        /** @description A link to a partner. */
        FriendLink: {
            /** @description Name of the partner in the language of the request. */
            linkName: string;
            /**
             * Format: uri
             * @description Where the link leads. Opens in a new tab.
             */
            linkUrl: string;
            coverImage?: components["schemas"]["ImageUrl"];
        };
        /** @description Balances and points. */
        GetAccountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Account"];
        };
        /** @description The banners. */
        GetBannersAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Banners"];
        };
        /** @description All categories. */
        GetCatalogTreeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The categories of the first level. */
            data: components["schemas"]["Catalog"][];
        };
        /** @description What keeps the account from being closed. */
        GetClosingAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Closing"];
        };
        /** @description The company profile. */
        GetCompanyProfileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["CompanyProfile"];
        };
        /** @description The two deductions. */
        GetConsumerDiscountAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["ConsumerDiscount"];
        };
        /** @description The customised order. */
        GetCustomisedOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["CustomisedOrder"];
        };
        /** @description A preview. */
        GetDocumentPreviewAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["DocumentPreview"];
        };
        /** @description The text of a menu entry. */
        GetHelpEntryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["HelpText"];
        };
        /** @description Which entry. */
        GetHelpEntryForm: {
            id: components["schemas"]["HelpId"];
        };
        /** @description The latest invoice, or nothing. */
        GetLatestInvoiceAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data?: components["schemas"]["InvoiceRecord"];
        };
        /** @description The personal data and the grades. */
        GetMemberAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Member"];
            /** @description What belongs to the response. */
            params: {
                /** @description Dictionary of the grades, in the language of the request. */
                grades: components["schemas"]["Grade"][];
            };
        };
        /** @description One news item with its content. */
        GetNewsDetailAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["NewsItem"];
        };
        /** @description One product with everything the detail page shows. */
        GetProductAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Product"];
        };
        /** @description The region tree. */
        GetRegionTreeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The countries. */
            data: components["schemas"]["Region"][];
        };
        /** @description The sample order. */
        GetSampleOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SampleOrder"];
        };
        /** @description Names one sample order. */
        GetSampleOrderForm: {
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description State of the second factor. */
        GetSecondFactorAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SecondFactor"];
        };
        /** @description One solution with its remark. */
        GetSolutionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Solution"];
        };
        /** @description The order. */
        GetStandardOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["StandardOrder"];
        };
        /** @description A top-up. */
        GetTopUpAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["TopUp"];
        };
        /** @description The price in yuan. */
        GetUsdPriceAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The approximate price in yuan cents with at most 4 decimals. */
            data: number;
            params: components["schemas"]["RateOrigin"];
        };
        /** @description A picture or a sound, and its mark. */
        GetVerifyCodeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["VerifyPicture"];
        };
        /** @description One entry of the grade dictionary. */
        Grade: {
            /** @description Value of the grade on the wire. */
            dictValue: string;
            /** @description Name of the grade in the language of the request. */
            dictLabel: string;
        };
        /** @description A menu entry. */
        HelpEntry: {
            id: components["schemas"]["HelpId"];
            /**
             * Format: int64
             * @description Passed through; the same number as `id`.
             */
            pkid: number;
            /**
             * Format: int64
             * @description The `id` of the entry above, 0 at the top level.
             */
            parentId: number;
            /**
             * @description Level of the menu. 1 top level, 2 child.
             * @enum {integer}
             */
            leave: 1 | 2;
            menuName: components["schemas"]["HelpMenuName"];
        };
        /**
         * Format: int64
         * @description Number of the menu entry.
         */
        HelpId: number;
        /** @description Name of the menu entry in the language of the request. */
        HelpMenuName: string;
        /** @description The text of a menu entry. */
        HelpText: {
            id?: components["schemas"]["HelpId"];
            menuName?: components["schemas"]["HelpMenuName"];
            content: components["schemas"]["Html"];
        };
        /** @description HTML from the back office. Clean it before it goes into the document. */
        Html: string;
        /** @description A picture with a description. */
        ImageText: {
            img: components["schemas"]["SceneUrl"];
            /** @description The description. */
            des: string;
        };
        /** @description Pictures with a description. */
        ImageTexts: components["schemas"]["ImageText"][];
        /**
         * Format: uri-reference
         * @description Address of one picture, absolute or from the root of this server.
         */
        ImageUrl: string;
        /** @description A news item. */
        InformationItem: {
            nid: components["schemas"]["NewsId"];
            /** @description Title in the language of the request. */
            title: string;
            /** @description The beginning of the text, without markup. */
            content: string;
            imageUrl?: components["schemas"]["SceneUrl"];
        };
        /** @description The information that was found. */
        InformationResult: {
            /** @description One page of news items. */
            data: components["schemas"]["InformationItem"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One instalment of a customised order, in the order in which they fall due. */
        Instalment: {
            /**
             * Format: int64
             * @description Number of the instalment.
             */
            purchaseId: number;
            /** @description Name of the instalment, for example deposit. */
            nameOfMoney: string;
            /**
             * Format: int64
             * @description Amount in US cents.
             */
            amount: number;
            /**
             * Format: int64
             * @description The same amount in yuan cents.
             */
            amountZh: number;
            /**
             * @description 0 means that the instalment is unpaid.
             * @enum {integer}
             */
            amountState: 0 | 1;
            /**
             * @description 1 means that the amount is part of the first instalment; all such amounts are paid together.
             * @enum {integer}
             */
            headAmount: 0 | 1;
            /**
             * Format: date-time
             * @description When it was paid; null while unpaid.
             */
            amountTime: string | null;
            invoiceFlag: components["schemas"]["InvoiceFlag"];
        };
        /** @description The instalments, in the order in which they fall due; empty until the back office has set them. */
        Instalments: components["schemas"]["Instalment"][];
        /**
         * @description Whether an invoice was applied for.
         * @enum {integer}
         */
        InvoiceFlag: 0 | 1;
        /** @description Who the invoice is made out to. */
        InvoiceInfo: {
            /** @description Company name. */
            name: string;
            /** @description Taxpayer id; may be left out. */
            num?: string;
            /** @description Address. */
            city: string;
            /** @description Phone number. */
            tel: string;
            /** @description Name of the bank. */
            kfhmc: string;
            /** @description Bank account. */
            kfhzh: string;
        };
        /** @description JSON text: who the invoice is made out to. */
        InvoiceInfoText: string;
        /** @description An invoice of the member, or a credit note that takes one back in full or in part. */
        InvoiceRecord: {
            /**
             * Format: int64
             * @description Number of the invoice.
             */
            id: number;
            /** @description Number of an order. The first letter is the kind: P standard, C customised, S sample. */
            orderNo: string;
            /**
             * @description Kind of the order.
             * @enum {integer}
             */
            orderType: 1 | 2;
            invoiceInfo: components["schemas"]["InvoiceInfoText"];
            invoiceType: components["schemas"]["InvoiceType"];
            /**
             * @description State: 1 issuing, 2 issued, any other value refused.
             * @enum {integer}
             */
            examState: 1 | 2 | 3;
            /**
             * Format: int64
             * @description The invoice that a credit note takes back, by its id; null for an invoice.
             */
            credits: number | null;
            /**
             * Format: int64
             * @description Amount in US cents, below 0 for a credit note; null until it is issued.
             */
            amount: number | null;
            /**
             * Format: int64
             * @description The same in yuan cents, at the rate of the order.
             */
            amountZh: number | null;
            /**
             * Format: uri-reference
             * @description Address of the issued invoice; null until then.
             */
            invoiceLink: string | null;
            /**
             * Format: date-time
             * @description When it was applied for.
             */
            createTime: string;
        };
        /**
         * @description Billing type: 1 domestic, 2 abroad.
         * @enum {integer}
         */
        InvoiceType: 1 | 2;
        /** @description A version of a document that was issued and is kept as it was. */
        IssuedDocument: {
            orderNo: components["schemas"]["OrderNo"];
            document: components["schemas"]["OrderDocument"];
            /**
             * Format: int64
             * @description The invoice or credit note that the document is about; null for other documents.
             */
            invoiceId: number | null;
            /**
             * @description The language of the document.
             * @enum {string}
             */
            documentLanguage: "zh_CN" | "en_US";
            paperSize: components["schemas"]["PaperSize"];
            /** @description Number of the version, from 1. Each language and each size of paper is counted by itself. */
            version: number;
            /**
             * Format: date-time
             * @description When the version was issued.
             */
            issueTime: string;
            /** @description SHA-256 of the file, in lower-case hex. */
            sha256: string;
            /** @description Path of the file, which `getFileLink` takes. */
            filePath: string;
        };
        /**
         * @description The language of `msg` and of every text in the response.
         * @default zh_CN
         * @enum {string}
         */
        Language: "zh_CN" | "en_US";
        /** @description One page of the account flow. */
        ListAccountFlowAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Entries of this page. */
            data: components["schemas"]["AccountFlow"][];
            params: components["schemas"]["AccountFlowParams"];
        };
        /** @description One page of addresses. */
        ListAddressesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The addresses. */
            data: components["schemas"]["Address"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description Balances of days. */
        ListBalanceHistoryAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Today, the days on which money moved, and the first day of the period, newest first. */
            data: components["schemas"]["BalanceOfDay"][];
        };
        /** @description The items of the cart. */
        ListCartItemsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The items. */
            data: components["schemas"]["CartItem"][];
        };
        /** @description One page of messages of the chat. */
        ListChatMessagesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The messages. */
            data: components["schemas"]["ChatMessage"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The columns of a category. */
        ListColumnsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The columns, in the order in which they are shown. */
            data: components["schemas"]["Column"][];
        };
        /** @description The communication types. */
        ListCommunicationTypesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The communication types, in the order in which they are offered. */
            data: components["schemas"]["CommunicationType"][];
        };
        /** @description One page of customised orders. */
        ListCustomisedOrdersAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Orders of this page. */
            data: components["schemas"]["CustomisedOrder"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The categories. */
        ListDocumentTypesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The categories. */
            data: components["schemas"]["DocumentType"][];
        };
        /** @description One page of documents. */
        ListDocumentsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Documents of this page. */
            data: components["schemas"]["TechnicalDocument"][];
            params: components["schemas"]["DocumentListParams"];
        };
        /** @description Which products are favourites. */
        ListFavouriteIdsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description All favourites, the latest first. */
            data: components["schemas"]["FavouriteId"][];
        };
        /** @description One page of favourites. */
        ListFavouritesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The favourites. */
            data: components["schemas"]["Favourite"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of footprints. */
        ListFootprintsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The footprints. */
            data: components["schemas"]["Footprint"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The friend links. */
        ListFriendLinksAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The links. */
            data: components["schemas"]["FriendLink"][];
        };
        /** @description The menu. */
        ListHelpEntriesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The entries of both levels. */
            data: components["schemas"]["HelpEntry"][];
        };
        /** @description Hot categories in the order of their tabs. */
        ListHotCatalogsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The hot categories. */
            data: components["schemas"]["CatalogLink"][];
        };
        /** @description The place that the hot categories are for. Without either field the response has those of the home page. */
        ListHotCatalogsForm: {
            /**
             * @description 1 asks for the tabs of the catalogue panel.
             * @enum {integer}
             */
            product?: 1;
            /**
             * @description 1 asks for the tabs of the home page.
             * @enum {integer}
             */
            home?: 1;
        };
        /** @description The instalments. */
        ListInstalmentsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Instalments"];
        };
        /** @description One page of invoices. */
        ListInvoicesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Invoices of this page. */
            data: components["schemas"]["InvoiceRecord"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of issued documents. */
        ListIssuedDocumentsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Issued documents of this page. */
            data: components["schemas"]["IssuedDocument"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of news. */
        ListNewsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The news items. */
            data: components["schemas"]["NewsItem"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of notices. */
        ListNoticesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The notices. */
            data: components["schemas"]["Notice"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of chats. */
        ListOrderChatsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The chats. */
            data: components["schemas"]["OrderChat"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description A line for each part, in the order of the request. */
        ListPartnerOffersAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The lines. */
            data: components["schemas"]["PartnerLine"][];
        };
        /** @description Up to 50 part numbers. */
        ListPartnerOffersForm: {
            /** @description JSON text: the list of parts. */
            parts: components["schemas"]["AskedParts"];
        };
        /** @description One page of the points flow. */
        ListPointsFlowAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Entries of this page. */
            data: components["schemas"]["PointsFlow"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of products. */
        ListProductsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The products. */
            data: components["schemas"]["Product"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description Conditions on products. Absent fields do not filter. */
        ListProductsForm: {
            /**
             * @description 1 for new products only, 3 for hot products only.
             * @enum {integer}
             */
            recommend?: 1 | 3;
            catalogId?: components["schemas"]["CatalogId"];
            /** @description Words or the beginning of a part number. Values with units count as such, 4k7 finds 4.7 kΩ. */
            keyWord?: string;
            /**
             * @description 1 for products in stock only.
             * @default 0
             * @enum {integer}
             */
            inStock: 0 | 1;
            /** @description Only products of which at least this many pieces are in stock. */
            minStock?: number;
            minPrice?: components["schemas"]["PriceLimit"];
            maxPrice?: components["schemas"]["PriceLimit"];
            /** @description The quantity at which prices are compared and returned in `quantityPrice`. */
            quantity?: number;
            /** @description What to sort by: price, stock, productNum or `column{id}`. Products without the value come last in both directions. Without it best match first where there is a `keyWord` (the part number, what begins with it, in stock before out of stock), else the order of the shop. */
            sort?: string;
            /**
             * @description Direction of `sort`.
             * @default asc
             * @enum {string}
             */
            order: "asc" | "desc";
            /** @description Ids of columns joined by commas, at most 32: products have their values besides those of the table, where the columns are parameters of kind text or number (`columnType` 0). Ids of other columns mean nothing. */
            moreColumns?: string;
            /** @description Passed through. The documents name it and give it no meaning; it does not filter. */
            user?: string;
            pageNum?: components["schemas"]["PageNum"];
            /**
             * @description How many products a page has.
             * @default 20
             */
            pageSize: number;
            [name: `column${number}`]: components["schemas"]["ColumnFilter"];
        };
        /** @description One page of projects. */
        ListProjectsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The projects. */
            data: components["schemas"]["Project"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of requests. */
        ListRemoteSupportsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The requests. */
            data: components["schemas"]["RemoteSupport"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of sample orders. */
        ListSampleOrdersAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Orders of this page. */
            data: components["schemas"]["SampleOrder"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The suggestions. */
        ListSearchSuggestionsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SearchSuggestions"];
        };
        /** @description One page of signed-in devices. */
        ListSessionsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The devices. */
            data: components["schemas"]["SignedInDevice"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of solutions. */
        ListSolutionsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SolutionRows"];
            params: components["schemas"]["TotalParams"];
        };
        /** @description Which page. */
        ListSolutionsForm: {
            pageNum?: components["schemas"]["PageNum"];
            /**
             * @description How many solutions a page has.
             * @default 10
             */
            pageSize: number;
        };
        /** @description One page of standard orders. */
        ListStandardOrdersAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Orders of this page. */
            data: components["schemas"]["StandardOrder"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of requests. */
        ListStockAlertsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The requests. */
            data: components["schemas"]["StockAlert"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description One page of withdrawals. */
        ListWithdrawalsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description Withdrawals of this page. */
            data: components["schemas"]["Withdrawal"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description Says which picture the code belongs to. Sent back with the code. */
        LoginMark: string;
        /** @description The session. */
        LoginMemberAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SignedIn"];
        };
        /** @description Account, password and the code of the picture. Empty after trimming means missing. */
        LoginMemberForm: {
            email: components["schemas"]["Email"];
            /** @description The login password. */
            password: string;
            /** @description The code of the picture, upper or lower case. */
            code: string;
            loginMark: components["schemas"]["LoginMark"];
            /** @description The 6 digits of the authenticator app or a recovery code, where the member has a second factor. See code 4030. */
            secondFactor?: string;
        };
        /** @description The login password. */
        LoginPasswordProof: string;
        /** @description The session to end. */
        LogoutSessionForm: {
            sessionId: components["schemas"]["SessionId"];
        };
        /** @description The notice to mark. */
        MarkNoticeForm: {
            messageId: components["schemas"]["MessageId"];
        };
        /** @description Personal data of a member. */
        Member: {
            /**
             * Format: uri-reference
             * @description Address of the head image. Absent until one is uploaded.
             */
            headImage?: string;
            /** @description Country, in the language of the request where the region tree has it. */
            country: string;
            /** @description Province or state, in the language of the request where the region tree has it. */
            provinces: string;
            /** @description Given name. */
            name: string;
            /** @description Family name. */
            surname: string;
            /**
             * @description 1 male, 2 female; absent until the member says it.
             * @enum {integer}
             */
            sex?: 1 | 2;
            /** @description Phone number. */
            phone: string;
            /** @description Company. */
            mechanismName: string;
            /** @description Grade of the member: `dictValue` of one entry of `params.grades`. */
            grade: string;
            /**
             * Format: email
             * @description E-mail of the member. The page shows the one of the session.
             */
            email: string;
        };
        /** @description Who the chat is with: the fixed id of the customer service, `service`. */
        MemberKey: string;
        /** @description A text for the reader, in the language of the request. */
        Message: string;
        /**
         * Format: int64
         * @description Number of the notice. It is called `id` in the list and `messageId` in the call that marks it.
         */
        MessageId: number;
        /** @description What shall happen to a customised order. */
        MoveCustomisedOrderForm: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description 1 confirms the receipt, 2 cancels.
             * @enum {integer}
             */
            state: 1 | 2;
        };
        /** @description What shall happen to a sample order. */
        MoveSampleOrderForm: {
            sampleId: components["schemas"]["SampleId"];
            /**
             * @description 3 confirms the receipt, 5 cancels.
             * @enum {integer}
             */
            type: 3 | 5;
        };
        /**
         * @description A value of the keyword by which parts are ordered, as 18pF, 13k or 12MHz, and that no product has together with the other words, with
         *     the nearest values that products have together with them. Every listed product has one of these. `droppedWords` names the value too.
         *     Absent when products have it, or none has a value near it.
         */
        NearestValues: {
            /** @description The value as it was typed. */
            word: string;
            /** @description The nearest value below and the nearest above, where there are any, in the unit of the keyword. */
            values: string[];
        };
        /**
         * @description A new password, 8 to 20 characters of any script with at least one letter and one digit, and none of the most common passwords.
         *     Spaces are allowed inside, control characters are not. It is compared in Unicode normalization form NFKC, so that a character of
         *     full width is the same as the plain one. Forms ask for it twice.
         * @example Blue4sky9
         */
        NewPassword: string;
        /**
         * Format: int64
         * @description Number of the news item.
         */
        NewsId: number;
        /** @description A news item. The list leaves out its content. */
        NewsItem: {
            nid: components["schemas"]["NewsId"];
            /** @description Title in the language of the request. */
            title: string;
            /** @description Second title. */
            viceTitle?: string;
            imageUrl?: components["schemas"]["SceneUrl"];
            createTime: components["schemas"]["DateTime"];
            content?: components["schemas"]["Html"];
            contentType: components["schemas"]["ContentType"];
        };
        /** @description A notice from the shop. */
        Notice: {
            id: components["schemas"]["MessageId"];
            /** @description Text in the language of the request. */
            messageContent: string;
            createTime: components["schemas"]["DateTime"];
            /**
             * @description What a click does: 1 payment prompt or other step of an order, jumps to the order; 2 confirmation, is confirmed once; 3 link, is marked read and followed.
             * @enum {integer}
             */
            messageType: 1 | 2 | 3;
            /**
             * @description 0 or less means unread. A confirmed notice is read.
             * @enum {integer}
             */
            readState: 0 | 1;
            /** @description The order that the notice is about. Present with a payment prompt. */
            orderNo?: string;
            /**
             * @description Kind of that order: 1 standard, 2 customised, 3 sample. Present with `orderNo`.
             * @enum {integer}
             */
            orderType?: 1 | 2 | 3;
            /**
             * Format: uri-reference
             * @description Where a link jump leads. Present with type 3.
             */
            link?: string;
        };
        /** @description The order that the chat is about: its number. */
        ObjectId: string;
        /**
         * @description Kind of the order: 1 standard, 2 customised, 3 sample.
         * @enum {integer}
         */
        ObjectType: 1 | 2 | 3;
        /**
         * @description Who did it: the member, the shop, or the system by itself.
         * @enum {integer}
         */
        OrderActor: 1 | 2 | 3;
        /** @description The chat of one order with its latest message. */
        OrderChat: {
            /** @description Text of the latest message. */
            content: string;
            /** @description `Y` when the latest message is an own one, the id of its sender otherwise. */
            putId: string;
            /** @description Name of the sender of the latest message. */
            putName: string;
            /** @description Who the chat is with; the chat window is opened with it. */
            getId: string;
            /** @description The order that the chat is about: its number. */
            objectId: string;
            /**
             * @description Kind of the order: 1 standard, 2 customised, 3 sample.
             * @enum {integer}
             */
            objectType: 1 | 2 | 3;
            /** @description Unread messages of this chat. */
            readNum: number;
            /**
             * Format: date-time
             * @description When the latest message was sent.
             */
            createTime: string;
        };
        /**
         * Format: date
         * @description A day in Beijing, as year, month and day.
         */
        OrderDay: string;
        /**
         * @description Which document: 1 order confirmation, 2 proforma invoice, 3 contract, 4 invoice, 5 credit note.
         * @enum {integer}
         */
        OrderDocument: 1 | 2 | 3 | 4 | 5;
        /**
         * @description What happened to an order.
         * @enum {integer}
         */
        OrderEvent: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27;
        /** @description One step in the history of an order. */
        OrderHistoryEntry: {
            event: components["schemas"]["OrderEvent"];
            by: components["schemas"]["OrderActor"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            createTime: string;
        };
        /** @description Only orders whose order number, part number or product name contains each of these words, in either language, whatever the case, the width of characters and the blanks. Values in names are found as the supplier writes them and as they are shown. */
        OrderKeyWord: string;
        /** @description One product of an order. */
        OrderLine: {
            productId: components["schemas"]["ProductId"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            /** @description Price of one piece at the time of the order, after the tier of its quantity, in US cents with at most 4 decimals. */
            unitPrice: number;
            num: components["schemas"]["Quantity"];
            /**
             * Format: int64
             * @description Quantity times unit price in US cents, rounded half up, before any deduction.
             */
            lineMoney: number;
            /** @description Pieces of `num` that were not in stock and are still to come from the supplier. Absent where all of them were, and of an order that is completed or closed. */
            backordered?: components["schemas"]["BackorderedPieces"];
            /** @description When the supplier is expected to deliver the `backordered` pieces. */
            backorderTime?: components["schemas"]["DateTime"];
        };
        /** @description The quantity is a multiple of this, for example the pieces of a cut reel. */
        OrderMultiple: number;
        /** @description Number of an order. The first letter is the kind: P standard, C customised, S sample. */
        OrderNo: string;
        /** @description Names one order. */
        OrderNoForm: {
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description Money of one payment that is given back, always the whole payment and to where it came from. */
        OrderRefund: {
            /**
             * Format: int64
             * @description Amount in cents of the currency of the payment.
             */
            amount: number;
            /**
             * @description How it was paid, as `payType`.
             * @enum {integer}
             */
            paidBy: 1 | 2 | 3 | 4;
            /**
             * @description Where it goes. Another method than `paidBy` only where the payment service refused for good, so that the balance of the currency got it.
             * @enum {integer}
             */
            paidTo: 1 | 2 | 3 | 4;
            /**
             * @description 1 on its way until the payment service confirms it, 2 returned by the payment service, 3 credited to the balance.
             * @enum {integer}
             */
            refundState: 1 | 2 | 3;
            /**
             * Format: date-time
             * @description When it was given back.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was confirmed, or credited to the balance; null until then.
             */
            endTime: string | null;
        };
        /**
         * @description The page to return, from 1. A page behind the last one is empty.
         * @default 1
         */
        PageNum: number;
        /**
         * @description How many entries a page has.
         * @default 5
         */
        PageSize: number;
        /**
         * @description Size of the page: 1 A4, 2 Letter.
         * @default 1
         * @enum {integer}
         */
        PaperSize: 1 | 2;
        /** @description A part as it was asked for, with what the shop offers. */
        PartnerLine: {
            /** @description The part number of the request. */
            productNum: string;
            /** @description The quantity of the request. */
            quantity?: number;
            /** @description Products with this part number, those in stock first. None when the shop does not have it. */
            offers: components["schemas"]["PartnerOffer"][];
        };
        /** @description A product of the shop with the part number. */
        PartnerOffer: {
            productId: components["schemas"]["ProductId"];
            productNum: components["schemas"]["ProductNum"];
            productName: components["schemas"]["ProductName"];
            /** @description Manufacturer. */
            brand?: string;
            stock: components["schemas"]["Stock"];
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple: components["schemas"]["OrderMultiple"];
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
            priceOnRequest: components["schemas"]["PriceOnRequest"];
            unitPrice?: components["schemas"]["UnitPrice"];
            /** @description Price tiers, sorted by `num` from small to large. The one with the highest `num` that is at most the quantity applies; below the smallest `num` the unitPrice applies. */
            priceTiers: components["schemas"]["PriceTier"][];
            /** @description Price of one piece at the `quantity` of the part, in dollar cents with at most 4 decimals. Only when the part has a quantity and the product a price. */
            quantityPrice?: number;
        };
        /** @description A payment of an order. */
        PayOrderForm: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description Payment method; exactly one is chosen. The online methods 1 and 2 are offered as the site-wide payment type allows (4009
             *     otherwise), the balances 3 and 4 always.
             * @enum {integer}
             */
            payType: 1 | 2 | 3 | 4;
            /**
             * @description Always 3: deductions belong to the order, not to the payment.
             * @default 3
             * @enum {integer}
             */
            discountType: 3;
            /**
             * @description Always 0.
             * @default 0
             * @enum {integer}
             */
            discountAmount: 0;
            /**
             * Format: int64
             * @description The amount that the page showed, in US cents (`payAmount` of the payment data); the server computes the yuan amount itself.
             *     When it differs, the payment is refused with the new figures. An amount of 0 is settled at once by any method.
             */
            totalAmount: number;
            /**
             * @description Always 0.
             * @default 0
             * @enum {integer}
             */
            integralNum: 0;
            /**
             * Format: int64
             * @description Only of a customised order: the first instalment that the page showed as due. When another one is due, the payment is refused
             *     with its figures.
             */
            purchaseId?: number;
            /** @description Payment password; needed with the balances 3 and 4, not sent with 1 and 2. */
            payPassword?: string;
        };
        /** @description The payment form of an online method, nothing with a balance. */
        PaymentAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data?: components["schemas"]["PaymentForm"];
        };
        /** @description What the cashier needs to know of a new order. */
        PaymentFigures: {
            /**
             * Format: int64
             * @description Amount to pay in US cents; `payAmount` of the payment data.
             */
            usMoney: number;
            /**
             * Format: int64
             * @description Amount to pay in yuan cents, at the rate of the order: the sum of the lines, each its unit price in yuan (rounded to five
             *     decimals) times the quantity, rounded to the cent, less the exchanged deduction; never below 0, and 0 where `usMoney` is 0.
             *     It is computed once, when the order is placed.
             */
            zhMoney: number;
        };
        /**
         * @description HTML with one payment form. Its action is always `/payment/start` of this shop, and its one hidden field `payment` is a text
         *     of the server that nobody can guess; the shop leads on to its own payment page or to the payment service, and the browser
         *     comes back to `/pay` with `orderNo` and `result` (paid, pending, declined, cancelled or closed; refunded: the order needed the money no more, it goes back to the payer). The page parses the HTML and
         *     rebuilds only the form, and only when its action leads to this shop.
         */
        PaymentForm: string;
        /** @description No fields of its own. */
        PlainForm: Record<string, never>;
        /** @description One entry of the points ledger. The points balance is the sum of its entries. */
        PointsFlow: {
            /**
             * Format: int64
             * @description Id of the entry.
             */
            id: number;
            /**
             * @description What moved the points. Any value not listed is shown as completed order.
             * @enum {integer}
             */
            flowType: 1 | 2 | 3 | 4;
            /** @description Number of points, always positive. */
            flowNum: number;
            /**
             * @description Direction: 0 is income, anything else expense.
             * @enum {integer}
             */
            budget: 0 | 1;
            /**
             * Format: date-time
             * @description When the points moved.
             */
            createTime: string;
            /** @description Number of the order behind the entry. */
            objectId: string;
        };
        /** @description A secret for the authenticator app. */
        PreparedSecondFactor: {
            /** @description The secret in Base32 (RFC 4648), to be typed into the app. */
            secret: string;
            /** @description The same with account and issuer, to be scanned as a QR code. */
            uri: string;
        };
        /** @description Price tiers as JSON text. The tier with the highest `num` that is at most the quantity applies; below the smallest `num` the unitPrice applies. Absent, null or the text `null` means that there are no tiers. */
        PriceIndex: string | null;
        /**
         * @description Only products whose price of one piece is at least (`minPrice`) or at most (`maxPrice`) this, in dollar cents with at most 4 decimals:
         *     the price at `quantity` when the request has one. Products whose price is on request are left out.
         */
        PriceLimit: number;
        /**
         * @description Whether the product has no price yet. Such a product has no `unitPrice` and cannot be ordered until the shop has quoted one.
         * @enum {integer}
         */
        PriceOnRequest: 0 | 1;
        /** @description The unit price when the member kept the product or last looked at it, in dollar cents with at most 4 decimals. It differs from `unitPrice` when the price has changed since. Absent when the product had no price. */
        PriceThen: number;
        /** @description One price tier. */
        PriceTier: {
            /** @description The tier applies from this quantity on. */
            num: number;
            /** @description Price of one piece in dollar cents with at most 4 decimals. */
            price: number;
        };
        /** @description Price tiers, sorted by `num` from small to large. */
        PriceTiers: components["schemas"]["PriceTier"][] | null;
        /**
         * Format: int64
         * @description Number of the favourite entry.
         */
        ProCollecId: number;
        /** @description A product. A list may leave out what only the detail shows. */
        Product: {
            productId: components["schemas"]["ProductId"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            /** @description Further pictures for the gallery of the detail page, separated by commas. */
            goodsLoop?: string;
            unitPrice?: components["schemas"]["UnitPrice"];
            priceOnRequest?: components["schemas"]["PriceOnRequest"];
            priceIndex?: components["schemas"]["PriceIndex"];
            /** @description Price of one piece at the `quantity` of the request, in dollar cents with at most 4 decimals. Only when the request has a quantity and the product a price. */
            quantityPrice?: number;
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple?: components["schemas"]["OrderMultiple"];
            stock: components["schemas"]["Stock"];
            /** @description Weeks after which the supplier delivers what is not in stock. Absent where the supplier does not say. */
            leadWeeks?: number;
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
            /** @description The ratings and ranges by which the product fits values of the keyword that it does not state. Absent where it states them, and without keyword. */
            fits?: components["schemas"]["ProductFit"][];
            /** @description Cost of a sample in points. 0 means that no samples are given. */
            customIntegration: number;
            catalogId: components["schemas"]["CatalogId"];
            /** @description The categories from the first level down to that of the product. */
            catalogPath?: components["schemas"]["CatalogLink"][];
            /** @description Manufacturer. */
            brand?: string;
            /** @description Package, for example 0603 or SOT-23-5. */
            packageName?: string;
            /**
             * Format: uri-reference
             * @description Where the datasheet is.
             */
            datasheetUrl?: string;
            /**
             * Format: int64
             * @description Number of the favourite entry, when the request has a token and the product is a favourite of this member.
             */
            proCollecId?: number;
            createTime?: components["schemas"]["DateTime"];
            [name: `column${number}`]: components["schemas"]["ColumnValue"];
        };
        /** @description Short description in the language of the request. */
        ProductDescribe: string;
        /** @description What a product states that fits a value of the keyword. */
        ProductFit: {
            columnId: components["schemas"]["ColumnId"];
            /** @description Name of the column in the language of the request. */
            columnName: string;
            /** @description What the product states there, with everything that the supplier wrote. */
            value: string;
        };
        /**
         * Format: int64
         * @description Number of the product.
         */
        ProductId: number;
        /** @description Addresses of pictures, separated by commas; the first one is the main picture. Empty when there is none. */
        ProductImg: string;
        /** @description One cart line that is settled. The server checks it against the cart and the catalogue. */
        ProductInfo: {
            /**
             * Format: int64
             * @description Cart line that is settled.
             */
            carId: number;
            /** @description Quantity of the line, at least `startBuy` of the product and a multiple of its `orderMultiple`. */
            num: number;
            productId: components["schemas"]["ProductId"];
            productNum: components["schemas"]["ProductNum"];
            backorderWeeks?: components["schemas"]["ShownWeeks"];
            backordered?: components["schemas"]["ShownLaterPieces"];
        };
        /** @description The cart lines that the order settles. */
        ProductInfos: components["schemas"]["ProductInfo"][];
        /** @description Name of the product in the language of the request. */
        ProductName: string;
        /** @description Model, the manufacturer's part number (MPN). */
        ProductNum: string;
        /** @description The products that were found. */
        ProductResult: {
            /** @description One page of products. */
            data: components["schemas"]["Product"][];
            params: components["schemas"]["ProductTotalParams"];
        };
        /** @description How many products were found. */
        ProductTotalParams: {
            /** @description Number of products over all pages, counted up to a limit; `totalIsLowerBound` says when there are more. */
            totalDataCounts: number;
            /**
             * @description 1 when more products have the words than `totalDataCounts` says; counting and listing stop there. 0 when it is exact.
             * @enum {integer}
             */
            totalIsLowerBound: 0 | 1;
            /** @description Words of the keyword, as they were typed, that the listed products need not have. Absent when every word was asked for. */
            droppedWords?: string[];
            /** @description The keyword with its corrected spelling, which is what was looked for. Absent when it was looked for as it was typed. */
            correctedKeyword?: string;
            /** @description Words of the keyword, as they were typed, whose values some listed products do not state but fit, and how. Absent when all state them. */
            fittingWords?: components["schemas"]["FittingWord"][];
            nearestValues?: components["schemas"]["NearestValues"];
            /**
             * @description The keyword of the listed products, with corrected spelling, without the words that were left out, with `≥` in front of values
             *     that a rating or range may fit, and with `|` between values of which a product has any: `listProducts` and `countSearchCategories` take it as `keyWord`. Absent when it was looked for as it
             *     was typed.
             */
            listedKeyword?: string;
        };
        /** @description A project of the member. */
        Project: {
            projectId: components["schemas"]["ProjectId"];
            /** @description Name. */
            projectName: string;
            /** @description Mobile number of mainland China: 1, then one of 3, 4, 5, 7 and 8, then 9 digits. */
            phone: string;
            /** @description Description. */
            projectDescribe: string;
            /**
             * @description State of the project. Any value not listed is shown as rejected.
             * @enum {integer}
             */
            projectState: 0 | 1 | 2 | 3;
        };
        /**
         * Format: int64
         * @description Number of the project.
         */
        ProjectId: number;
        /** @description A number of pieces. */
        Quantity: number;
        /** @description Of which day the exchange rate is, and who quotes it. */
        RateOrigin: {
            /**
             * Format: date
             * @description Day of the rate, yyyy-MM-dd.
             */
            rateDate: string;
            /** @description Who quotes the rate, in the language of the request. */
            rateSource: string;
        };
        /** @description Whole postal address in one line: region path, street, post code, company. */
        ReceivingAddress: string;
        /** @description Phone number of the receiver, in any country. */
        ReceivingPhone: string;
        /** @description Name of the person who receives the goods. */
        ReceivingUser: string;
        /** @description New recovery codes, shown once. */
        RecoveryCodesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The codes, each good for one use. */
            data: string[];
        };
        /** @description The call was refused; nothing has changed. */
        Refusal: {
            code: components["schemas"]["RefusalCode"];
            msg: components["schemas"]["Message"];
            params?: components["schemas"]["RefusalParams"];
        };
        /**
         * @description Why the call was refused. The list of codes.yaml without 0.
         * @enum {integer}
         */
        RefusalCode: 1001 | 4000 | 4001 | 4002 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 4022 | 4023 | 4024 | 4025 | 4026 | 4027 | 4028 | 4029 | 4030 | 4031 | 4032 | 4033 | 4034 | 4035 | 4040 | 4041 | 4042 | 4043 | 4044 | 4045 | 4046 | 4090 | 5000 | 5001 | 5002;
        /** @description Details of a refusal. The table of codes says which ones come with which code. */
        RefusalParams: {
            /** @description The refused fields, in the order of the description. */
            fields?: components["schemas"]["RefusedField"][];
            /**
             * Format: int64
             * @description The clock of the server, Unix time in milliseconds.
             */
            now?: number;
            /** @description Seconds to wait before the next try. */
            retryAfter?: number;
            /** @description How many tries are left before the lock. */
            triesLeft?: number;
            /** @description What the balance lacks, in cents or points. */
            missing?: number;
            /** @description The limit that would be exceeded, in cents. */
            limit?: number;
            /** @description What is left of the limit, in cents. */
            left?: number;
            /** @description The amount in dollar cents that the server computes. */
            usMoney?: number;
            /** @description The amount in yuan cents that the server computes. */
            zhMoney?: number;
            /** @description The points that the server computes. */
            integralNum?: number;
            blockers?: components["schemas"]["ClosingBlockers"];
            /** @description The products that the refusal is about, with their present figures. */
            products?: components["schemas"]["RefusedProduct"][];
            product?: components["schemas"]["Product"];
        };
        /** @description One refused field and the rule that it breaks. */
        RefusedField: {
            /** @description Name of the field on the wire. A member of a JSON text field is named with dots, `productInfos.0.num`. */
            field: string;
            /**
             * @description The rule that is broken. The language files have its text under `rules`.
             * @enum {string}
             */
            rule: "required" | "type" | "enum" | "const" | "minLength" | "maxLength" | "pattern" | "format" | "minimum" | "maximum" | "exclusiveMinimum" | "decimals" | "minItems" | "maxItems" | "uniqueItems" | "unknownField" | "duplicateField" | "json" | "afterToday" | "common" | "unit" | "column" | "region" | "unchanged";
            /** @description The limit of the rule, for example 50 with maxLength. */
            limit?: number | string;
        };
        /** @description A product of the request and what is true of it now. */
        RefusedProduct: {
            productId: components["schemas"]["ProductId"];
            /**
             * Format: int64
             * @description The cart item, when the request named one.
             */
            carId?: number;
            unitPrice?: components["schemas"]["UnitPrice"];
            stock?: components["schemas"]["Stock"];
            startBuy?: components["schemas"]["StartBuy"];
            orderMultiple?: components["schemas"]["OrderMultiple"];
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
        };
        /** @description A region and the regions inside it. */
        Region: {
            /** @description Name of the region in the language of the request. */
            name: string;
            /** @description The regions inside it. Absent at the lowest level. */
            children?: components["schemas"]["Region"][];
        };
        /**
         * @description Names of the region from the country down to its lowest level, joined by commas, for example `China,Guangdong,Shenzhen`. No name is blank. The rule `region`
         *     refuses a path that leads to no lowest level of the tree of either language. An address whose country is in neither tree keeps its path when it is edited. Responses have
         *     the names in the language of the request, whichever language the path was chosen in.
         */
        RegionPath: string;
        /** @description The account of a member. Every field is required. */
        RegisterMemberForm: {
            /** @description Given name. */
            name: string;
            /** @description Family name. */
            surname: string;
            /** @description Phone number, at most 11 characters. */
            phone: string;
            email: components["schemas"]["Email"];
            /** @description The 6 digits from the e-mail. */
            code: string;
            password: components["schemas"]["NewPassword"];
            /** @description Country, chosen from the first level of the region tree. */
            country: string;
            /** @description Province or state, chosen from the second level of the region tree. */
            provinces: string;
            /** @description Company. */
            mechanismName: string;
        };
        /** @description Position in the chat, passed through unchanged: send the position of the newest message that is known. */
        Remark: string;
        /** @description A request for remote support. */
        RemoteSupport: {
            supportId: components["schemas"]["SupportId"];
            /** @description The question. */
            remark1: string;
            /**
             * @description How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three.
             * @enum {integer}
             */
            communication: 1 | 2 | 3;
            /** @description How to be reached, for example an account or a number. */
            communicationRemark: string;
            /**
             * Format: date
             * @description The day of the appointment, yyyy-MM-dd, after today.
             */
            scheduled: string;
            /**
             * @description Language of the talk: 1 Chinese, any other value English.
             * @enum {integer}
             */
            languageType: 1 | 2;
            /** @description What else there is to say. */
            remark: string;
            /**
             * @description State of the request. Any value not listed is shown as cancelled.
             * @enum {integer}
             */
            auditStatus: 0 | 1 | 2 | 3;
        };
        /** @description The new password and the code from the e-mail. The e-mail is called `mail` here and `mailAddress` in the call that sends the code. */
        ResetPasswordForm: {
            mail: components["schemas"]["Email"];
            /** @description The 6 digits from the e-mail. */
            code: string;
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Format: int64
         * @description Number of the sample order. Moving it takes this number, not the order number.
         */
        SampleId: number;
        /** @description A sample redeemed with points, in lists and in detail. */
        SampleOrder: {
            sampleId: components["schemas"]["SampleId"];
            orderNo: components["schemas"]["OrderNo"];
            /**
             * @description State of the order. Any value not listed is shown as cancelled.
             * @enum {integer}
             */
            orderState: 0 | 1 | 2 | 3 | 4 | 5;
            /** @description Points that the sample cost. */
            integralNum: number;
            /**
             * @description Always 3, sample.
             * @enum {integer}
             */
            orderType: 3;
            /**
             * Format: int64
             * @description Number of the product.
             */
            productId: number;
            productNum: components["schemas"]["ProductNum"];
            productImg: components["schemas"]["ProductImg"];
            /** @description What the product of the sample is. */
            params: {
                productName: components["schemas"]["ProductName"];
                productImg: components["schemas"]["ProductImg"];
            };
            /** @description Name of the carrier; null until the sample is on its way. */
            logisticsName: string | null;
            /** @description Number of the consignment; null until the sample is on its way. */
            logisticsNum: string | null;
            receivingUser: components["schemas"]["ReceivingUser"];
            receivingAddress: components["schemas"]["ShownReceivingAddress"];
            receivingPhone: components["schemas"]["ReceivingPhone"];
            /**
             * Format: date-time
             * @description When the sample was asked for.
             */
            createTime: string;
            /** @description What happened to the order, oldest first. Only in detail responses. */
            history?: components["schemas"]["OrderHistoryEntry"][];
        };
        /**
         * Format: uri-reference
         * @description Address of a picture that shows no single part, absolute or from the root of this server.
         */
        SceneUrl: string;
        /**
         * Format: int64
         * @description Number of the solution.
         */
        SchemeId: number;
        /** @description What was found. */
        SearchAllAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SearchResults"];
        };
        /** @description The three results. */
        SearchResults: {
            productResult: components["schemas"]["ProductResult"];
            technologyResult: components["schemas"]["TechnologyResult"];
            informationResult: components["schemas"]["InformationResult"];
        };
        /** @description What a text in the search box may become. */
        SearchSuggestions: {
            /** @description Part numbers that begin with the text. The text itself first, then those of which the stock fills the smallest order. */
            partNumbers: components["schemas"]["SuggestedPart"][];
            /** @description Categories that are called so, those with most products first. */
            categories: components["schemas"]["SuggestedCategory"][];
            /** @description Categories in which the text is a set of values, those with most products first. */
            values: components["schemas"]["SuggestedValues"][];
        };
        /**
         * @description 1 products, 2 files, 3 information.
         * @enum {integer}
         */
        SearchType: 1 | 2 | 3;
        /** @description State of the second factor. */
        SecondFactor: {
            /** @description Whether sign-in and withdrawals ask for a code. */
            enabled: boolean;
            enabledAt?: components["schemas"]["DateTime"];
            /** @description Recovery codes that were not used yet. */
            recoveryCodesLeft: number;
        };
        /** @description The 6 digits that the authenticator app shows, or a recovery code. Blanks and hyphens do not matter. Each works once. */
        SecondFactorCode: string;
        /** @description Password and second factor. */
        SecondFactorProofForm: {
            password: components["schemas"]["LoginPasswordProof"];
            secondFactor: components["schemas"]["SecondFactorCode"];
        };
        /** @description The chosen cart lines. */
        SelectCartItemsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The chosen cart lines. */
            data: components["schemas"]["CartItem"][];
        };
        /** @description A message to the customer service about an order. The text is trimmed. */
        SendChatMessageForm: {
            content: components["schemas"]["ChatText"];
            getId: components["schemas"]["MemberKey"];
            objectId: components["schemas"]["ObjectId"];
            objectType: components["schemas"]["ObjectType"];
        };
        /** @description Id of a session. It is not the token and gives no access. */
        SessionId: number;
        /** @description A first payment password. */
        SetPayPasswordForm: {
            code: components["schemas"]["AccountCode"];
            payPassword: components["schemas"]["NewPassword"];
        };
        /**
         * @description How many pieces of the line the page showed as not in stock. When more of them are missing by now, or without it, the order is
         *     refused with code 4035.
         */
        ShownLaterPieces: components["schemas"]["BackorderedPieces"];
        /** @description Postal address in one line, its regions and commas in the language of the request; the street is as it was written. */
        ShownReceivingAddress: string;
        /**
         * @description The `backorderWeeks` that the page showed for pieces that are not in stock. When the supplier needs longer by now, or without it,
         *     the order is refused with code 4035: nobody orders a lead time that was not on the screen.
         */
        ShownWeeks: components["schemas"]["BackorderWeeks"];
        /** @description Token and member. */
        SignedIn: {
            /** @description The session token, 256 random bits. Good for 2 hours without a call and 24 hours in all. */
            token: string;
            user: components["schemas"]["SignedInMember"];
        };
        /** @description A session that has not ended. */
        SignedInDevice: {
            sessionId: components["schemas"]["SessionId"];
            /** @description Name and version of the browser at sign-in, as far as it says so; else empty. */
            browser: string;
            /** @description Operating system at sign-in, as far as the browser says so; else empty. */
            system: string;
            /** @description Network address at sign-in without its last part, such as 203.0.113.*; empty when it is not known. */
            address: string;
            signedInAt: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When a call was made with it, to the minute. A moment in UTC, RFC 3339.
             */
            lastSeenAt: string;
            /** @description Whether it is the session of the token. */
            current: boolean;
        };
        /** @description The member who signed in. */
        SignedInMember: {
            email: components["schemas"]["Email"];
            /** @description Given name. */
            name: string;
            /** @description Family name. Comes first in the greeting when the country is China. */
            surname: string;
            /** @description Country. */
            country: string;
            /** @description Province or state. */
            provinces: string;
            /** @description Company. */
            mechanismName: string;
            /** @description Phone number. */
            phone: string;
            headImage?: components["schemas"]["ImageUrl"];
            /**
             * @description Absent when the member has not said.
             * @enum {integer}
             */
            sex?: 1 | 2;
            /** @description Grade of the member. Its label is in the grade dictionary of the profile call. */
            grade?: string;
        };
        /**
         * Format: uri-reference
         * @description A link of this server that works for a few minutes, for anyone who has it.
         */
        SignedLink: string;
        /** @description A link that downloads a file. */
        SignedLinkAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["SignedLink"];
        };
        /** @description A solution. Only the detail has the remark. */
        Solution: {
            schemeId: components["schemas"]["SchemeId"];
            /** @description Name of the solution in the language of the request. */
            schemeName: string;
            productId: components["schemas"]["ProductId"];
            url: components["schemas"]["SceneUrl"];
            remark?: components["schemas"]["Html"];
        };
        /** @description One page of solutions. */
        SolutionRows: {
            /** @description The solutions. */
            rows: components["schemas"]["Solution"][];
            total: components["schemas"]["TotalDataCounts"];
        };
        /** @description A standard order (finished goods), in lists and in detail. */
        StandardOrder: {
            orderNo: components["schemas"]["OrderNo"];
            productId: components["schemas"]["ProductId"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            /** @description Price of one piece of the first line at the time of the order, in US cents with at most 4 decimals. */
            unitPrice: number;
            /** @description Quantity of the first line. */
            num: number;
            /**
             * Format: int64
             * @description Amount to pay for the whole order in US cents, after deductions.
             */
            moneyNum: number;
            /**
             * Format: int64
             * @description Amount to pay in yuan cents, as it was computed when the order was placed.
             */
            moneyNumZh: number;
            /** @description Yuan for one US dollar at the moment of the order, in millionths. */
            exchangeRate: number;
            /**
             * @description State of the order. Any value not listed is shown as closed.
             * @enum {integer}
             */
            proOrderState: 1 | 2 | 3 | 4 | 5;
            assFlag: components["schemas"]["AssFlag"];
            invoiceFlag: components["schemas"]["InvoiceFlag"];
            receivingUser: components["schemas"]["ReceivingUser"];
            receivingAddress: components["schemas"]["ShownReceivingAddress"];
            receivingPhone: components["schemas"]["ReceivingPhone"];
            /** @description Name of the carrier; null until the goods are on their way. */
            logisticsName: string | null;
            /** @description Number of the consignment; null until the goods are on their way. */
            logisticsNum: string | null;
            /** @description Contract of the shop: file name, comma, path. Null when there is none. */
            systemContract: string | null;
            /** @description Contract that the member uploaded: file name, comma, path. Null until then. */
            userContract: string | null;
            /**
             * Format: date-time
             * @description When the order was placed.
             */
            createTime: string;
            /**
             * @description The deduction that the order used.
             * @enum {integer}
             */
            discountType: 1 | 2 | 3;
            /**
             * Format: int64
             * @description What the deduction took off, in US cents.
             */
            discountMoney: number;
            /**
             * @description The currency that it was paid in, from a balance or online. Absent until it is paid.
             * @enum {integer}
             */
            paidIn?: 1 | 2;
            /** @description All products of the order. The single-product fields repeat the first one. */
            lines: components["schemas"]["OrderLine"][];
            /**
             * Format: date-time
             * @description When an unpaid order closes by itself. Only in detail responses for orders that await payment.
             */
            payBefore?: string;
            /** @description What happened to the order, oldest first. Only in detail responses. */
            history?: components["schemas"]["OrderHistoryEntry"][];
            /** @description What was given back of the payments, oldest first. Only in detail responses. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description The requests for after-sales service, oldest first. Only in detail responses. */
            afterSales?: components["schemas"]["AfterSalesRecord"][];
            /** @description The invoices of the order, oldest first. Only in detail responses. */
            invoices?: components["schemas"]["InvoiceRecord"][];
        };
        /** @description Minimum purchase, in pieces. */
        StartBuy: number;
        /** @description A secret for the authenticator app. */
        StartSecondFactorAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["PreparedSecondFactor"];
        };
        /** @description The login password, so that nobody else sets a second factor up at an unattended screen. */
        StartSecondFactorForm: {
            password: components["schemas"]["LoginPasswordProof"];
        };
        /** @description The payment form. */
        StartTopUpAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["PaymentForm"];
        };
        /** @description A top-up. */
        StartTopUpForm: {
            /**
             * @description Method: 1 Alipay in yuan, 2 PayPal in dollars.
             * @enum {integer}
             */
            payType: 1 | 2;
            /**
             * Format: int64
             * @description Amount in cents of the currency of the method; more than 0, at most 50000.00 per operation.
             */
            amount: number;
        };
        /** @description Pieces in stock. */
        Stock: number;
        /** @description A request of the member for a mail when a product is back in stock. */
        StockAlert: {
            alertId: components["schemas"]["AlertId"];
            params: components["schemas"]["VisitedProduct"];
            /**
             * Format: date-time
             * @description When the mail was asked for.
             */
            createTime: string;
        };
        /** @description An order from the cart. */
        SubmitCartOrderForm: {
            /**
             * @description Which deduction the order uses. The two boxes of the page exclude each other; none ticked means 3. Points are deducted with 2 only.
             * @default 3
             * @enum {integer}
             */
            discountType: 1 | 2 | 3;
            /**
             * Format: int64
             * @description Money that the points stand for, in cents (100 times the money); 0 without points. At most `integralToMoney.maxMoney` and at most the price.
             */
            integralMoney: number;
            /** @description Points of the deduction with discountType 2, 0 with 1. With 3 the page sends 10 times the discount, which the server ignores. */
            integralNum: number;
            /**
             * Format: int64
             * @description The amount that the page showed, in US cents. When it differs from what the server computes, the order is refused with the new figures.
             */
            moneyNum?: number;
            /** @description JSON text: the list of cart lines to settle. */
            productInfos: components["schemas"]["ProductInfos"];
            receivingAddress: components["schemas"]["ReceivingAddress"];
            receivingPhone: components["schemas"]["ReceivingPhone"];
            receivingUser: components["schemas"]["ReceivingUser"];
        };
        /** @description A direct order of one product, without the cart. It has no `integralMoney`, unlike the order from the cart. */
        SubmitDirectOrderForm: {
            /**
             * @description Which deduction the order uses. The two boxes of the page exclude each other; none ticked means 3. Points are deducted with 2 only.
             * @default 3
             * @enum {integer}
             */
            discountType: 1 | 2 | 3;
            /** @description Points of the deduction with discountType 2, 0 with 1. With 3 the page sends 10 times the discount, which the server ignores. */
            integralNum: number;
            /**
             * Format: int64
             * @description The amount to pay that the page showed, in US cents: quantity times unit price, rounded once half up, less the deduction.
             *     When it differs from what the server computes, the order is refused with the new figures.
             */
            moneyNum: number;
            /** @description Quantity, at least `startBuy` of the product and a multiple of its `orderMultiple`. */
            num: number;
            productId: components["schemas"]["ProductId"];
            backorderWeeks?: components["schemas"]["ShownWeeks"];
            backordered?: components["schemas"]["ShownLaterPieces"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            receivingAddress: components["schemas"]["ReceivingAddress"];
            receivingPhone: components["schemas"]["ReceivingPhone"];
            receivingUser: components["schemas"]["ReceivingUser"];
            unitPrice: components["schemas"]["UnitPrice"];
        };
        /** @description The project to submit. */
        SubmitProjectForm: {
            projectId: components["schemas"]["ProjectId"];
        };
        /** @description Number and amounts of the new order. */
        SubmittedOrderAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["OrderNo"];
            params: components["schemas"]["PaymentFigures"];
        };
        /**
         * @description 0 means that the call did what it says.
         * @enum {integer}
         */
        SuccessCode: 0;
        /** @description A category that is called so. */
        SuggestedCategory: {
            catalogId: components["schemas"]["CatalogId"];
            catalogName: components["schemas"]["CatalogName"];
            /** @description Name of the category above it. Absent on the first level. */
            parentName?: string;
            /** @description Products in this category and in those inside it. */
            productCount: number;
        };
        /** @description A value that was read in the text, as a condition of the product list. */
        SuggestedFilter: {
            columnId: components["schemas"]["ColumnId"];
            /** @description Name of the column in the language of the request. */
            columnName: string;
            /** @description What the field `column{id}` of the product list takes. */
            value: string;
            /** @description The value as it is shown in the language of the request. */
            label: string;
        };
        /** @description A product whose part number begins with the text. */
        SuggestedPart: {
            productId: components["schemas"]["ProductId"];
            productNum: components["schemas"]["ProductNum"];
            /** @description Maker of the part. Absent where it is not known. */
            brand?: string;
            /** @description Name of the product in the language of the request. */
            productName: string;
            stock: components["schemas"]["Stock"];
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple: components["schemas"]["OrderMultiple"];
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
        };
        /** @description A category and the conditions in it that the text means. */
        SuggestedValues: {
            catalogId: components["schemas"]["CatalogId"];
            catalogName: components["schemas"]["CatalogName"];
            /** @description Products of the category under these conditions, counted up to the limit of the search. */
            productCount: number;
            /** @description The conditions, in the order of the text. */
            filters: components["schemas"]["SuggestedFilter"][];
        };
        /**
         * Format: int64
         * @description Number of the request.
         */
        SupportId: number;
        /** @description A technical document. */
        TechnicalDocument: {
            /**
             * Format: int64
             * @description Number of the document.
             */
            tid: number;
            /** @description Title in the language of the request. */
            title: string;
            /** @description What the document is about, in the language of the request. */
            description: string;
            /**
             * Format: uri-reference
             * @description Address of the file; null means members only, then the authorisation call returns the path.
             */
            docUrl: string | null;
            /** @description How often the document was looked at. */
            browseCount: number;
            /** @description How often the document was downloaded. */
            dowloadCount: number;
            /**
             * Format: date-time
             * @description When the document was published.
             */
            createTime: string;
            /**
             * Format: int64
             * @description Category of the document.
             */
            typeId: number;
            /** @description Name of the category in the language of the request. */
            typeName: string;
            /** @description The sentence of the document in which words of the keyword were found, in the language in which they were found; only with a keyword. */
            sentence?: string;
        };
        /** @description A technical document. */
        TechnologyFile: {
            /**
             * Format: int64
             * @description Number of the document.
             */
            tid: number;
            /** @description Title in the language of the request. */
            title: string;
            /**
             * Format: uri-reference
             * @description Where the file is. Null means that only members may download it.
             */
            docUrl: string | null;
            /** @description How often it was looked at. */
            browseCount: number;
            /** @description How often it was downloaded. The name on the wire is spelled so. */
            dowloadCount: number;
            createTime: components["schemas"]["DateTime"];
            /** @description Name of the category in the language of the request. */
            typeName: string;
            /** @description The sentence of the document in which words of the keyword were found, in the language in which they were found. */
            sentence?: string;
        };
        /** @description The files that were found. */
        TechnologyResult: {
            /** @description One page of files. */
            data: components["schemas"]["TechnologyFile"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The session token that a sign-in returns. Added to every call when there is one. */
        Token: string;
        /** @description One top-up. */
        TopUp: {
            /** @description Number of the top-up. */
            paymentNo: string;
            /**
             * @description Method: 1 Alipay in yuan, 2 PayPal in dollars.
             * @enum {integer}
             */
            payType: 1 | 2;
            /**
             * Format: int64
             * @description Amount in cents of the currency of the method.
             */
            amount: number;
            /**
             * @description 1 not confirmed yet, 2 received and on the balance, 3 declined.
             * @enum {integer}
             */
            payState: 1 | 2 | 3;
            /**
             * Format: date-time
             * @description When the top-up was started.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When the payment service confirmed or declined it; null before.
             */
            endTime: string | null;
        };
        /** @description Number of entries over all pages. */
        TotalDataCounts: number;
        /** @description What a list returns besides its entries. */
        TotalParams: {
            totalDataCounts: components["schemas"]["TotalDataCounts"];
        };
        /** @description Price of one piece in dollar cents with at most 4 decimals (a resistor costs a fraction of a cent). */
        UnitPrice: number;
        /** @description Item and new quantity. */
        UpdateCartItemForm: {
            carId: components["schemas"]["CarId"];
            num: components["schemas"]["Quantity"];
        };
        /** @description A new login password. The page asks for it twice; both must be equal. */
        UpdateLoginPasswordForm: {
            /** @description The login password that is in force. */
            oldPassword: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description Personal data to save. What is left out stays as it is. */
        UpdateMemberForm: {
            /**
             * @description 1 male, 2 female.
             * @enum {integer}
             */
            sex?: 1 | 2;
            /** @description Company. */
            mechanismName: string;
            /** @description Province or state, chosen from the second level of the region tree. */
            provinces: string;
            /** @description Country, chosen from the first level of the region tree. */
            country: string;
            /**
             * Format: uri-reference
             * @description Path of the head image, as returned by the upload; empty removes it, and without the field it stays.
             */
            headImage?: string;
            /** @description Phone number, digits only. */
            phone: string;
            /** @description Given name. The page sends it; it may be left out and then stays. */
            name?: string;
            /** @description Family name. The page sends it; it may be left out and then stays. */
            surname?: string;
        };
        /** @description A new payment password in place of an old one. */
        UpdatePayPasswordForm: {
            code: components["schemas"]["AccountCode"];
            /** @description The payment password that is in force. */
            oldPayPassword: string;
            payPassword: components["schemas"]["NewPassword"];
        };
        /** @description Where the file is. */
        UploadFileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /**
             * Format: uri-reference
             * @description The path of the file on this server.
             */
            data: string;
        };
        /** @description One file. */
        UploadFileForm: {
            /**
             * Format: binary
             * @description The file, at most 10 MB.
             */
            file: File;
        };
        /** @description A code that a person reads in a picture or hears. */
        VerifyPicture: {
            /** @description The picture, or the sound when it was asked for, as a data URL. */
            base64Str: string;
            loginMark: components["schemas"]["LoginMark"];
        };
        /**
         * @description What the lists of footprints and favourites show of a product, with current price and stock. The entry of a product that is no
         *     longer sold stays until it is deleted.
         */
        VisitedProduct: {
            productId: components["schemas"]["ProductId"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            unitPrice?: components["schemas"]["UnitPrice"];
            priceOnRequest?: components["schemas"]["PriceOnRequest"];
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple: components["schemas"]["OrderMultiple"];
            stock: components["schemas"]["Stock"];
            backorderWeeks?: components["schemas"]["BackorderWeeks"];
            /**
             * @description Whether the product is no longer sold.
             * @enum {integer}
             */
            withdrawn: 0 | 1;
        };
        /** @description A number of orders. */
        WaitingOrders: number;
        /** @description One withdrawal. */
        Withdrawal: {
            /**
             * Format: int64
             * @description Id of the withdrawal.
             */
            id: number;
            /** @description Number of the withdrawal, by which the account flow names it. */
            cashNo: string;
            /**
             * Format: int64
             * @description Amount in cents: of yuan with Alipay, of dollars with PayPal.
             */
            cashAmount: number;
            /** @description Account at the payment service that receives the money. */
            cashAccount: string;
            /**
             * @description Payment service: 1 Alipay, any other value PayPal.
             * @enum {integer}
             */
            cashType: 1 | 2;
            /**
             * @description State of the request: 1 pending, 2 passed, any other value rejected. A rejected one is booked back.
             * @enum {integer}
             */
            examState: 1 | 2 | 3;
            /**
             * Format: date-time
             * @description When the withdrawal was asked for.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When the shop decided; null while the withdrawal is pending.
             */
            examTime: string | null;
            /** @description Why the shop rejected the withdrawal; null for any other. */
            reason: string | null;
        };
        /** @description A document of a product, listed with a download. */
        WordItem: {
            /** @description File name. */
            name: string;
            /** @description What the document is. */
            desc?: string;
            /** @description Size with its unit, for example 1.2 MB. */
            size?: string;
            /**
             * Format: date
             * @description Date of the document, yyyy-MM-dd.
             */
            time?: string;
            /**
             * Format: uri-reference
             * @description Where the document is.
             */
            url: string;
        };
        /** @description The documents of a column of kind word. */
        WordItems: components["schemas"]["WordItem"][];
    };
    responses: never;
    parameters: {
        /**
         * @description Only orders up to this day, which is included, Beijing time. Left out: no filter.
         * @example 2026-11-30
         */
        EndDate: components["schemas"]["OrderDay"];
        /**
         * @description Only entries of the yuan (1) or the dollar account (2). Left out: no filter.
         * @example 1
         */
        FlowAccountType: 1 | 2;
        /**
         * @description Only income (0) or only expense (1). Left out: no filter.
         * @example 1
         */
        FlowBudget: 0 | 1;
        /**
         * @description Only entries of this kind. Left out: no filter.
         * @example 4
         */
        FlowDealType: 1 | 2 | 3 | 4 | 5;
        /**
         * @description Only entries up to this day, which is included, Beijing time. Left out: no filter.
         * @example 2026-11-30
         */
        FlowEndDate: components["schemas"]["OrderDay"];
        /**
         * @description Only entries from this day on, Beijing time. Left out: no filter.
         * @example 2026-11-01
         */
        FlowStartDate: components["schemas"]["OrderDay"];
        /**
         * @description Only orders whose order number, part number or product name contains each of these words. Left out: no filter.
         * @example RC0603FR
         */
        KeyWord: components["schemas"]["OrderKeyWord"];
        /**
         * @description The page to return, from 1. A page behind the last one is empty.
         * @example 1
         */
        PageNum: components["schemas"]["PageNum"];
        /**
         * @description How many entries a page has.
         * @example 5
         */
        PageSize: components["schemas"]["PageSize"];
        /**
         * @description Only orders from this day on, Beijing time. Left out: no filter.
         * @example 2026-11-01
         */
        StartDate: components["schemas"]["OrderDay"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods of the path, with 405.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description Responses are never cached.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Version of what a visitor gets. A request with it in `If-None-Match` gets status 304 and no body as long as nothing has changed.
         * @example W/"pRsnZ6kHqVdJ4o0bX2cUeA"
         */
        ETag: string;
        /**
         * @description Names the request in the server's log. One that the request carries in a header of this name is kept.
         * @example 1f0c6e5b-6a0d-4f4e-9d0b-2b8a5b7d9c11
         */
        RequestId: string;
        /**
         * @description Seconds to wait, with 429 and 503.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description What a visitor gets is the same for everyone who reads this language: a cache may give it away for the seconds of `s-maxage`, and while it asks again. What is for a member, and every refusal, is never kept.
         * @example public, max-age=0, s-maxage=5, stale-while-revalidate=60
         */
        SharedCacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
        };
    };
    listFriendLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFriendLinksAnswer"];
                };
            };
        };
    };
    getVerifyCode: {
        parameters: {
            query?: {
                /** @description 1 for a code that is read aloud. */
                sound?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetVerifyCodeAnswer"];
                };
            };
        };
    };
    loginMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginMemberForm"];
            };
        };
        responses: {
            /** @description Token and member, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMemberAnswer"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSessionsAnswer"];
                };
            };
        };
    };
    logoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LogoutSessionForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    logoutOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSecondFactorAnswer"];
                };
            };
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StartSecondFactorForm"];
            };
        };
        responses: {
            /** @description The secret, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartSecondFactorAnswer"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmSecondFactorForm"];
            };
        };
        responses: {
            /** @description The recovery codes, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
        };
    };
    deleteSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SecondFactorProofForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    resetRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SecondFactorProofForm"];
            };
        };
        responses: {
            /** @description The recovery codes, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportMyDataAnswer"];
                };
            };
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What keeps the account open, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClosingAnswer"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteAccountForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    logoutMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    sendRegistrationCode: {
        parameters: {
            query: {
                /**
                 * @description Where the code goes.
                 * @example buyer@example.com
                 */
                mailAddress: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterMemberForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    sendResetCode: {
        parameters: {
            query: {
                /**
                 * @description Where the code goes.
                 * @example buyer@example.com
                 */
                mailAddress: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listHotCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListHotCatalogsForm"];
            };
        };
        responses: {
            /** @description The hot categories, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHotCatalogsAnswer"];
                };
            };
        };
    };
    getCatalogTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCatalogTreeAnswer"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListProductsForm"];
            };
        };
        responses: {
            /** @description One page of products, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProductsAnswer"];
                };
            };
        };
    };
    listColumns: {
        parameters: {
            query: {
                /**
                 * @description The category.
                 * @example 11
                 */
                catalogId: components["schemas"]["CatalogId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListColumnsAnswer"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 1204
                 */
                productId: components["schemas"]["ProductId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductAnswer"];
                };
            };
        };
    };
    getUsdPrice: {
        parameters: {
            query: {
                /**
                 * @description The price in dollar cents with at most 4 decimals.
                 * @example 0.42
                 */
                unitPrice: components["schemas"]["UnitPrice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price in yuan cents, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsdPriceAnswer"];
                };
            };
        };
    };
    applySample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplySampleForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    countProductFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CountProductFacetsForm"];
            };
        };
        responses: {
            /** @description The facets, or a refusal. The total is the number of products under all filters. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountProductFacetsAnswer"];
                };
            };
        };
    };
    searchAll: {
        parameters: {
            query: {
                /**
                 * @description What to look for. Blank is refused.
                 * @example RC0603
                 */
                keyWord: string;
                /**
                 * @description 1 products, 2 files, 3 information: the tab that is open.
                 * @example 1
                 */
                searchType?: components["schemas"]["SearchType"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 9
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The three results, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAllAnswer"];
                };
            };
        };
    };
    countSearchCategories: {
        parameters: {
            query: {
                /**
                 * @description What was looked for. Blank is refused.
                 * @example 0603
                 */
                keyWord: string;
                /**
                 * @description 1 counts products in stock only.
                 * @example 0
                 */
                inStock?: 0 | 1;
                /**
                 * @description Counts only products of which at least this many pieces are in stock.
                 * @example 1
                 */
                minStock?: number;
                /**
                 * @description Counts only products whose price of one piece is at least this.
                 * @example 0
                 */
                minPrice?: components["schemas"]["PriceLimit"];
                /**
                 * @description Counts only products whose price of one piece is at most this.
                 * @example 100000
                 */
                maxPrice?: components["schemas"]["PriceLimit"];
                /**
                 * @description The quantity at which prices are held against `minPrice` and `maxPrice`.
                 * @example 100
                 */
                quantity?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountSearchCategoriesAnswer"];
                };
            };
        };
    };
    listSearchSuggestions: {
        parameters: {
            query: {
                /**
                 * @description What is in the search box. Blank is refused.
                 * @example 0402 10k
                 */
                keyWord: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSearchSuggestionsAnswer"];
                };
            };
        };
    };
    listPartnerOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListPartnerOffersForm"];
            };
        };
        responses: {
            /** @description A line for each part, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPartnerOffersAnswer"];
                };
            };
        };
    };
    getBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBannersAnswer"];
                };
            };
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description 1 for news only, 2 for newsflashes only.
                 * @example 1
                 */
                contentType?: components["schemas"]["ContentType"];
                /**
                 * @description Words in the title or the second title.
                 * @example GaN
                 */
                keyWord?: string;
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 4
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of news, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNewsAnswer"];
                };
            };
        };
    };
    getNewsDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The news item.
                 * @example 7
                 */
                nid: components["schemas"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news item, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNewsDetailAnswer"];
                };
            };
        };
    };
    getCompanyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCompanyProfileAnswer"];
                };
            };
        };
    };
    listSolutions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListSolutionsForm"];
            };
        };
        responses: {
            /** @description One page of solutions, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSolutionsAnswer"];
                };
            };
        };
    };
    getSolution: {
        parameters: {
            query: {
                /**
                 * @description The solution.
                 * @example 3
                 */
                schemeId: components["schemas"]["SchemeId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The solution, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSolutionAnswer"];
                };
            };
        };
    };
    listHelpEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description The menu, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHelpEntriesAnswer"];
                };
            };
        };
    };
    getHelpEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GetHelpEntryForm"];
            };
        };
        responses: {
            /** @description The text, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHelpEntryAnswer"];
                };
            };
        };
    };
    listCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCartItemsAnswer"];
                };
            };
        };
    };
    countCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description The number of items, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddCartItemForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteCartItemForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateCartItemForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    selectCartItems: {
        parameters: {
            query: {
                /**
                 * @description Ids of cart lines (carId), joined by commas; at most 200.
                 * @example 7,9
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chosen cart lines, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectCartItemsAnswer"];
                };
            };
        };
    };
    submitCartOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubmitCartOrderForm"];
            };
        };
        responses: {
            /** @description Number and amounts of the new order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedOrderAnswer"];
                };
            };
        };
    };
    submitDirectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubmitDirectOrderForm"];
            };
        };
        responses: {
            /** @description Number and amounts of the new order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedOrderAnswer"];
                };
            };
        };
    };
    getConsumerDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two deductions, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetConsumerDiscountAnswer"];
                };
            };
        };
    };
    getRegionTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRegionTreeAnswer"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of addresses, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAddressesAnswer"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddAddressForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    editAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditAddressForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    editAddressByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditAddressForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    deleteAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteAddressesForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    payStandardOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayOrderForm"];
            };
        };
        responses: {
            /** @description The payment form of an online method, nothing with a balance, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderNoForm"];
            };
        };
        responses: {
            /** @description What the payment service knows, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPaymentAnswer"];
                };
            };
        };
    };
    payCustomisedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PayOrderForm"];
            };
        };
        responses: {
            /** @description The payment form of an online method, nothing with a balance, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances and points, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAccountAnswer"];
                };
            };
        };
    };
    listAccountFlow: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only entries of this kind. Left out: no filter.
                 * @example 4
                 */
                dealType?: components["parameters"]["FlowDealType"];
                /**
                 * @description Only income (0) or only expense (1). Left out: no filter.
                 * @example 1
                 */
                budget?: components["parameters"]["FlowBudget"];
                /**
                 * @description Only entries of the yuan (1) or the dollar account (2). Left out: no filter.
                 * @example 1
                 */
                accountType?: components["parameters"]["FlowAccountType"];
                /**
                 * @description Only entries from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["FlowStartDate"];
                /**
                 * @description Only entries up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["FlowEndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the account flow, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAccountFlowAnswer"];
                };
            };
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only the withdrawal with this number. Left out: no filter.
                 * @example W2026111900000003
                 */
                cashNo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWithdrawalsAnswer"];
                };
            };
        };
    };
    listBalanceHistory: {
        parameters: {
            query?: {
                /**
                 * @description Length of the period in days in Beijing, today included.
                 * @example 90
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBalanceHistoryAnswer"];
                };
            };
        };
    };
    exportAccountFlow: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this kind. Left out: no filter.
                 * @example 4
                 */
                dealType?: components["parameters"]["FlowDealType"];
                /**
                 * @description Only income (0) or only expense (1). Left out: no filter.
                 * @example 1
                 */
                budget?: components["parameters"]["FlowBudget"];
                /**
                 * @description Only entries of the yuan (1) or the dollar account (2). Left out: no filter.
                 * @example 1
                 */
                accountType?: components["parameters"]["FlowAccountType"];
                /**
                 * @description Only entries from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["FlowStartDate"];
                /**
                 * @description Only entries up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["FlowEndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLinkAnswer"];
                };
            };
        };
    };
    sendAccountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    setPayPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SetPayPasswordForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    updatePayPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdatePayPasswordForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    updateLoginPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateLoginPasswordForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal data and the grades, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMemberAnswer"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMemberForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Words that the document contains, whole or by their beginning; blank does not filter.
                 * @example MLCC
                 */
                keyWord?: string;
                /**
                 * @description Download permission: 0 all, 1 documents for members (docUrl is null), 2 free ones.
                 * @example 2
                 */
                downloadGrade?: components["schemas"]["DownloadGrade"];
                /**
                 * @description Category; without it the response has all categories.
                 * @example 2
                 */
                typeId?: number;
                /**
                 * @description The document with this number alone; without it all documents.
                 * @example 12
                 */
                tid?: number;
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDocumentsAnswer"];
                };
            };
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDocumentTypesAnswer"];
                };
            };
        };
    };
    getDocumentPreview: {
        parameters: {
            query: {
                /**
                 * @description The document.
                 * @example 12
                 */
                tid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDocumentPreviewAnswer"];
                };
            };
        };
    };
    countDocumentDownload: {
        parameters: {
            query: {
                /**
                 * @description The document.
                 * @example 12
                 */
                tid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    authoriseDocumentDownload: {
        parameters: {
            query: {
                /**
                 * @description The document.
                 * @example 12
                 */
                tid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path of the file, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthoriseDocumentDownloadAnswer"];
                };
            };
        };
    };
    listStandardOrders: {
        parameters: {
            query?: {
                /**
                 * @description Filter of the list: 1 to 5 a state of the order, without returned ones (assFlag 4); 6 orders in after-sales (assFlag above 0). Left out: no filter.
                 * @example 1
                 */
                state?: 1 | 2 | 3 | 4 | 5 | 6;
                /**
                 * @description Only orders whose order number, part number or product name contains each of these words. Left out: no filter.
                 * @example RC0603FR
                 */
                keyWord?: components["parameters"]["KeyWord"];
                /**
                 * @description Only orders from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Only orders up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of standard orders, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStandardOrdersAnswer"];
                };
            };
        };
    };
    getStandardOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of an order. The first letter is the kind: P standard, C customised, S sample.
                 * @example P2026112000000001
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetStandardOrderAnswer"];
                };
            };
        };
    };
    confirmStandardReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderNoForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    cancelStandardOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderNoForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    applyAfterSales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyAfterSalesForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    buyAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderNoForm"];
            };
        };
        responses: {
            /** @description The result for each line, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyAgainAnswer"];
                };
            };
        };
    };
    uploadStandardContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ContractForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listSampleOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders in this state. Left out: no filter.
                 * @example 1
                 */
                state?: 0 | 1 | 2 | 3 | 4 | 5;
                /**
                 * @description Only orders whose order number, part number or product name contains each of these words. Left out: no filter.
                 * @example RC0603FR
                 */
                keyWord?: components["parameters"]["KeyWord"];
                /**
                 * @description Only orders from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Only orders up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sample orders, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSampleOrdersAnswer"];
                };
            };
        };
    };
    getSampleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GetSampleOrderForm"];
            };
        };
        responses: {
            /** @description The sample order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSampleOrderAnswer"];
                };
            };
        };
    };
    moveSampleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MoveSampleOrderForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listCustomisedOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders in this state; a returned one (assFlag 4) is in after-sales (10), whatever its state. Left out: no filter.
                 * @example 1
                 */
                state?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
                /**
                 * @description Only orders whose order number, part number or product name contains each of these words. Left out: no filter.
                 * @example RC0603FR
                 */
                keyWord?: components["parameters"]["KeyWord"];
                /**
                 * @description Only orders from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Only orders up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customised orders, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCustomisedOrdersAnswer"];
                };
            };
        };
    };
    countWaitingCustomised: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountWaitingCustomisedAnswer"];
                };
            };
        };
    };
    getCustomisedOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of an order. The first letter is the kind: P standard, C customised, S sample.
                 * @example C2026111500000001
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customised order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCustomisedOrderAnswer"];
                };
            };
        };
    };
    listInstalments: {
        parameters: {
            query: {
                /**
                 * @description Number of an order. The first letter is the kind: P standard, C customised, S sample.
                 * @example C2026111500000001
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalments, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInstalmentsAnswer"];
                };
            };
        };
    };
    moveCustomisedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MoveCustomisedOrderForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    uploadCustomisedContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ContractForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    applyCustomisedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyCustomisedOrderForm"];
            };
        };
        responses: {
            /** @description Number of the new order, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyCustomisedOrderAnswer"];
                };
            };
        };
    };
    getOrderDocument: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example P2026112000000001
                 */
                orderNo: components["schemas"]["OrderNo"];
                /**
                 * @description Which document: 1 order confirmation, 2 proforma invoice, 3 contract, 4 invoice, 5 credit note.
                 * @example 1
                 */
                document: components["schemas"]["OrderDocument"];
                /**
                 * @description Size of the page: 1 A4, 2 Letter.
                 * @example 1
                 */
                paperSize?: components["schemas"]["PaperSize"];
                /**
                 * @description With document 4 or 5: which invoice or credit note of the order. Left out: the one issued last.
                 * @example 9
                 */
                invoiceId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLinkAnswer"];
                };
            };
        };
    };
    listIssuedDocuments: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example P2026112000000001
                 */
                orderNo: components["schemas"]["OrderNo"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of issued documents, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIssuedDocumentsAnswer"];
                };
            };
        };
    };
    applyInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyInvoiceForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    getLatestInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest invoice, or nothing, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLatestInvoiceAnswer"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 30
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInvoicesAnswer"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFileForm"];
            };
        };
        responses: {
            /** @description The path, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileAnswer"];
                };
            };
        };
    };
    getFileLink: {
        parameters: {
            query: {
                /**
                 * @description Path of the file, as returned by the upload, or as it follows the comma of a contract.
                 * @example /files/u/9f86d081884c7d659a2feaa0.pdf
                 */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLinkAnswer"];
                };
            };
        };
    };
    exportOrders: {
        parameters: {
            query: {
                /**
                 * @description Kind of the orders: 1 standard, 2 customised, 3 sample.
                 * @example 1
                 */
                orderType: 1 | 2 | 3;
                /**
                 * @description Kind of file: 1 CSV (UTF-8 with byte order mark, RFC 4180), 2 Excel (XLSX).
                 * @example 1
                 */
                format: 1 | 2;
                /**
                 * @description The filter `state` of the list of that kind. Left out: no filter.
                 * @example 2
                 */
                state?: number;
                /**
                 * @description Only orders whose order number, part number or product name contains each of these words. Left out: no filter.
                 * @example RC0603FR
                 */
                keyWord?: components["parameters"]["KeyWord"];
                /**
                 * @description Only orders from this day on, Beijing time. Left out: no filter.
                 * @example 2026-11-01
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Only orders up to this day, which is included, Beijing time. Left out: no filter.
                 * @example 2026-11-30
                 */
                endDate?: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLinkAnswer"];
                };
            };
        };
    };
    listChatMessages: {
        parameters: {
            query: {
                /**
                 * @description Who the chat is with: the fixed id of the customer service, `service`.
                 * @example service
                 */
                getId: components["schemas"]["MemberKey"];
                /**
                 * @description The order that the chat is about: its number.
                 * @example P2026112000000001
                 */
                objectId: components["schemas"]["ObjectId"];
                /**
                 * @description `his` returns the history, `newst` the messages newer than `remark1`.
                 * @example his
                 */
                queryType?: "his" | "newst";
                /**
                 * @description The `remark1` of the newest message that is known. With `newst` the response has only newer messages, with `his` none
                 *     newer, so that pages do not move. Empty means no limit.
                 * @example 501
                 */
                remark1?: components["schemas"]["Remark"];
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 15
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages of the chat, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListChatMessagesAnswer"];
                };
            };
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendChatMessageForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listOrderChats: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chats, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrderChatsAnswer"];
                };
            };
        };
    };
    markAllNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description The number of messages that are still unread, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountAnswer"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notices, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNoticesAnswer"];
                };
            };
        };
    };
    markNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MarkNoticeForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listPointsFlow: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the points flow, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPointsFlowAnswer"];
                };
            };
        };
    };
    startTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StartTopUpForm"];
            };
        };
        responses: {
            /** @description The payment form, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTopUpAnswer"];
                };
            };
        };
    };
    applyWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApplyWithdrawalForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    getTopUp: {
        parameters: {
            query: {
                /**
                 * @description Number of the top-up, as the account flow and the page after the payment carry it.
                 * @example Z2026112000000001
                 */
                paymentNo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTopUpAnswer"];
                };
            };
        };
    };
    listRemoteSupports: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRemoteSupportsAnswer"];
                };
            };
        };
    };
    addRemoteSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddRemoteSupportForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    editRemoteSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditRemoteSupportForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    cancelRemoteSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelRemoteSupportForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listCommunicationTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlainForm"];
            };
        };
        responses: {
            /** @description The communication types, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCommunicationTypesAnswer"];
                };
            };
        };
    };
    addStockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddStockAlertForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listStockAlerts: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStockAlertsAnswer"];
                };
            };
        };
    };
    deleteStockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteStockAlertForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listFootprints: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of footprints, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFootprintsAnswer"];
                };
            };
        };
    };
    addFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddFootprintForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    deleteFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteFootprintForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProjectsAnswer"];
                };
            };
        };
    };
    addProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddProjectForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    editProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EditProjectForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    cancelProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelProjectForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    submitProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubmitProjectForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has.
                 * @example 5
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of favourites, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFavouritesAnswer"];
                };
            };
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourites, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFavouriteIdsAnswer"];
                };
            };
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddFavouriteForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
    deleteFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteFavouriteForm"];
            };
        };
        responses: {
            /** @description Code 0, or a refusal. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
        };
    };
}
