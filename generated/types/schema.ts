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
         * @description The number at the message link of the top bar. Called only when there is a token.
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
         * Picture with a verification code
         * @description A new picture for the login form, once when the form opens and again at every click on the picture. Its code works once and for 5 minutes.
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
         * @description Answers a token and the member. The web app keeps both in session storage. The picture code is used up by every try.
         *     After 5 wrong passwords the e-mail waits for 15 minutes (code 4021).
         */
        post: operations["loginMember"];
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
         * @description Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The answer is the same for an e-mail that is registered already;
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
         * @description Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The answer is the same for an e-mail that is not registered; no
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
         *     those inside it. A filter on a column that the category does not have is refused with code 4000 (rule `column`), a number with an
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
         * @description Converts a price in dollar cents into yuan cents at the rate of the shop. The name of the path says dollars; the answer is in yuan.
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
         * @description Creates a sample order in state 0 and books its points. The dialog stands on the product detail.
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
         *     tabs. Without it all three hold the page. Best match first. Part numbers are found by their beginning and by parts of them, values
         *     with units in any spelling (4k7, 4.7 kΩ). A blank keyword starts no search in the web app. Works for visitors;
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
    "/open/banner/getBannerAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the home page
         * @description The big banners of the carousel, which moves on by itself every 3000 ms, and the small ones beside it. A click follows `linkUrl`.
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
         * @description All items of the member's cart, the last added first. With POST the same path answers their number only.
         */
        get: operations["listCartItems"];
        put?: never;
        /**
         * Number of cart items
         * @description The number at the cart link of the header. Called only when there is a token. With GET the same path answers the items.
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
         * @description Adds the product with the quantity `producNum`. A product that is in the cart already gets the sum of both quantities. The quantity is at least the minimum purchase,
         *     a multiple of the order multiple and at most 99999. A cart holds at most 1000 items; one more is refused with code 4022.
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        put?: never;
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
        put?: never;
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
        put?: never;
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
        get?: never;
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
        put?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        get?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        get?: never;
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
         * @description Keeps one file and answers its path, which other calls then carry (contract, head picture, attachment). It stands under the public prefix and
         *     needs a token all the same. Calls that take a path may take fewer types and smaller files. The file is not part of the signature.
         */
        post: operations["uploadFile"];
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
        get?: never;
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
        post?: never;
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
        get?: never;
        put?: never;
        post?: never;
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
        get?: never;
        put?: never;
        post?: never;
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
        get?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        put?: never;
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
        post?: never;
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
        post?: never;
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
        get?: never;
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
        post?: never;
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
        post?: never;
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
        /** @description A banner. */
        Banner: {
            imgUrl: components["schemas"]["ImageUrl"];
            /** @description Where a click leads, `{type}#{id}`: type 10011 opens the product detail of the id, any other type the news detail of the id. */
            linkUrl: string;
        };
        /** @description Big and small banners. */
        Banners: {
            /** @description The banners of the carousel, in order. */
            bigBanner: components["schemas"]["Banner"][];
            /** @description The banners beside it, in order. */
            smallBanner: components["schemas"]["Banner"][];
        };
        /**
         * Format: int64
         * @description Number of the cart item.
         */
        CarId: number;
        /**
         * @description A product in the cart. Its price is that of the tier of `num`; the unit price without a tier is the original price and is shown struck
         *     through when the tier price is lower.
         */
        CartItem: {
            carId: components["schemas"]["CarId"];
            productId: components["schemas"]["ProductId"];
            productName?: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            unitPrice: components["schemas"]["UnitPrice"];
            priceIndex?: components["schemas"]["PriceIndex"];
            num: components["schemas"]["Quantity"];
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple?: components["schemas"]["OrderMultiple"];
            stock?: components["schemas"]["Stock"];
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
        };
        /**
         * @description A condition on the column with this id. One value, several joined by `|` (any of them), or a range `min..max` with either
         *     end open. Numbers are in the SI base unit of the column; values of text columns are those of the facets call;
         *     `none` means that the value is not stated. Different columns combine with and.
         */
        ColumnFilter: string;
        /** @description Number of the column. A product carries its value in the field `column{id}`. */
        ColumnId: number;
        /**
         * @description What a value of the column is: text, number (with a unit), image (comma list of addresses) or word (JSON list of documents).
         * @enum {string}
         */
        ColumnKind: "text" | "number" | "image" | "word";
        /** @description SI base unit of a number column, for example Ω, F, V. Filters send numbers in it. Absent for plain numbers. */
        ColumnUnit: string;
        /**
         * @description The value of the column with this id, in the language of the request. Image: comma list of addresses. Word: JSON text of a list of WordItem.
         *     Text of a detail section: HTML. Absent when it is not stated.
         */
        ColumnValue: string;
        /** @description The company in words and pictures. */
        CompanyProfile: {
            frontCover: components["schemas"]["ImageUrl"];
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
        /**
         * @description 1 news, 2 newsflash.
         * @enum {integer}
         */
        ContentType: 1 | 2;
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
            [name: `column${number}`]: components["schemas"]["ColumnFilter"];
        };
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339.
         */
        DateTime: string;
        /** @description Which addresses. */
        DeleteAddressesForm: {
            /** @description Numbers of the addresses, joined by commas. */
            ids: string;
        };
        /** @description Which item. */
        DeleteCartItemForm: {
            carId: components["schemas"]["CarId"];
        };
        /** @description The call did what it says; there is nothing more to tell. */
        DoneAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
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
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        /** @description A filter column and what can be chosen in it. */
        Facet: {
            columnId: components["schemas"]["ColumnId"];
            kind: components["schemas"]["ColumnKind"];
            unit?: components["schemas"]["ColumnUnit"];
            /** @description Smallest value of a number column under the other filters, in its SI base unit. */
            min?: number;
            /** @description Largest value of a number column under the other filters, in its SI base unit. */
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
            /** @description Products that have it, under the filters of all other columns. Choosing it gives as many. */
            count: number;
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
        /** @description The company profile. */
        GetCompanyProfileAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["CompanyProfile"];
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
        /** @description One solution with its remark. */
        GetSolutionAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Solution"];
        };
        /** @description The price in yuan. */
        GetUsdPriceAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The approximate price in yuan cents with at most 4 decimals. */
            data: number;
        };
        /** @description A picture and its mark. */
        GetVerifyCodeAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            data: components["schemas"]["VerifyPicture"];
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
        /** @description HTML from the shop's desk. Clean it before it goes into the document. */
        Html: string;
        /** @description A picture with a description. */
        ImageText: {
            img: components["schemas"]["ImageUrl"];
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
            imageUrl?: components["schemas"]["ImageUrl"];
        };
        /** @description The information that was found. */
        InformationResult: {
            /** @description One page of news items. */
            data: components["schemas"]["InformationItem"][];
            params: components["schemas"]["TotalParams"];
        };
        /**
         * @description The language of `msg` and of every text in the answer.
         * @default zh_CN
         * @enum {string}
         */
        Language: "zh_CN" | "en_US";
        /** @description One page of addresses. */
        ListAddressesAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The addresses. */
            data: components["schemas"]["Address"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The items of the cart. */
        ListCartItemsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The items. */
            data: components["schemas"]["CartItem"][];
        };
        /** @description The columns of a category. */
        ListColumnsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The columns, in the order in which they are shown. */
            data: components["schemas"]["Column"][];
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
        /** @description Hot categories in the order in which their tabs stand. */
        ListHotCatalogsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The hot categories. */
            data: components["schemas"]["CatalogLink"][];
        };
        /** @description For which place the hot categories are. Without either field those of the home page are answered. */
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
        /** @description One page of news. */
        ListNewsAnswer: {
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["Message"];
            /** @description The news items. */
            data: components["schemas"]["NewsItem"][];
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
             * @description 1 answers new products only, 3 hot products only.
             * @enum {integer}
             */
            recommend?: 1 | 3;
            catalogId?: components["schemas"]["CatalogId"];
            /** @description Words or the beginning of a part number. Values with units count as such, 4k7 finds 4.7 kΩ. */
            keyWord?: string;
            /**
             * @description 1 answers products in stock only.
             * @default 0
             * @enum {integer}
             */
            inStock: 0 | 1;
            /** @description The quantity at which prices are compared and answered in `quantityPrice`. */
            quantity?: number;
            /** @description What to sort by: price, stock, productNum or `column{id}`. Products without the value come last in both directions. Without it the order of the shop. */
            sort?: string;
            /**
             * @description Direction of `sort`.
             * @default asc
             * @enum {string}
             */
            order: "asc" | "desc";
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
        };
        /** @description A text for the reader, in the language of the request. */
        Message: string;
        /** @description A new password, 8 to 20 characters with at least one letter and one digit and no spaces. Forms ask for it twice. */
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
            imageUrl?: components["schemas"]["ImageUrl"];
            createTime: components["schemas"]["DateTime"];
            content?: components["schemas"]["Html"];
            contentType: components["schemas"]["ContentType"];
        };
        /** @description The quantity is a multiple of this, for example the pieces of a cut reel. */
        OrderMultiple: number;
        /**
         * @description The page to answer, from 1. A page behind the last one is empty.
         * @default 1
         */
        PageNum: number;
        /**
         * @description How many entries a page has. The size belongs to the screen, see `x-page-size`.
         * @default 5
         */
        PageSize: number;
        /** @description No fields of its own. */
        PlainForm: Record<string, never>;
        /** @description Price tiers as JSON text. The tier with the highest `num` that is at most the quantity applies; below the smallest `num` the unitPrice applies. Absent, null or the text `null` means that there are no tiers. */
        PriceIndex: string | null;
        /** @description One price tier. */
        PriceTier: {
            /** @description The tier applies from this quantity on. */
            num: number;
            /** @description Price of one piece in dollar cents with at most 4 decimals. */
            price: number;
        };
        /** @description Price tiers, sorted by `num` from small to large. */
        PriceTiers: components["schemas"]["PriceTier"][] | null;
        /** @description A product. A list may leave out what only the detail shows. */
        Product: {
            productId: components["schemas"]["ProductId"];
            productName: components["schemas"]["ProductName"];
            productNum: components["schemas"]["ProductNum"];
            productDescribe: components["schemas"]["ProductDescribe"];
            productImg: components["schemas"]["ProductImg"];
            /** @description Further pictures for the gallery of the detail page, separated by commas. */
            goodsLoop?: string;
            unitPrice: components["schemas"]["UnitPrice"];
            priceIndex?: components["schemas"]["PriceIndex"];
            /** @description Price of one piece at the `quantity` of the request, in dollar cents with at most 4 decimals. Only when the request has a quantity. */
            quantityPrice?: number;
            startBuy: components["schemas"]["StartBuy"];
            orderMultiple?: components["schemas"]["OrderMultiple"];
            stock: components["schemas"]["Stock"];
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
             * @description Where the data sheet is.
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
        /**
         * Format: int64
         * @description Number of the product.
         */
        ProductId: number;
        /** @description Addresses of pictures, separated by commas; the first one is the main picture. Empty when there is none. */
        ProductImg: string;
        /** @description Name of the product in the language of the request. */
        ProductName: string;
        /** @description Model, the manufacturer's part number (MPN). */
        ProductNum: string;
        /** @description The products that were found. */
        ProductResult: {
            /** @description One page of products. */
            data: components["schemas"]["Product"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description A number of pieces. */
        Quantity: number;
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
        RefusalCode: 1001 | 4000 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 4022 | 4023 | 4024 | 4025 | 4026 | 4027 | 4040 | 4041 | 4042 | 4043 | 4044 | 4090 | 5000 | 5001 | 5002;
        /** @description Details of a refusal. Which ones come with which code stands in codes.yaml. */
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
            /** @description The amount in dollar cents that the server computes. */
            usMoney?: number;
            /** @description The same amount in yuan cents. */
            zhMoney?: number;
            /** @description The points that the server computes. */
            integralNum?: number;
            /** @description The products that the refusal is about, with their present figures. */
            products?: components["schemas"]["RefusedProduct"][];
        };
        /** @description One refused field and the rule that it breaks. */
        RefusedField: {
            /** @description Name of the field on the wire. A member of a JSON text field is named with dots, `productInfos.0.num`. */
            field: string;
            /**
             * @description The rule that is broken. Its text stands under `rules` in the language files.
             * @enum {string}
             */
            rule: "required" | "type" | "enum" | "const" | "minLength" | "maxLength" | "pattern" | "format" | "minimum" | "maximum" | "exclusiveMinimum" | "decimals" | "minItems" | "maxItems" | "uniqueItems" | "unknownField" | "duplicateField" | "json" | "afterToday" | "unit" | "column";
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
        };
        /** @description A region and the regions inside it. */
        Region: {
            /** @description Name of the region in the language of the request. */
            name: string;
            /** @description The regions inside it. Absent at the lowest level. */
            children?: components["schemas"]["Region"][];
        };
        /** @description Names of the region from the country down, joined by commas, for example `China,Guangdong,Shenzhen`. */
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
        /** @description The new password and the code from the e-mail. The e-mail is called `mail` here and `mailAddress` in the call that sends the code. */
        ResetPasswordForm: {
            mail: components["schemas"]["Email"];
            /** @description The 6 digits from the e-mail. */
            code: string;
            password: components["schemas"]["NewPassword"];
        };
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
        /**
         * @description 1 products, 2 files, 3 information.
         * @enum {integer}
         */
        SearchType: 1 | 2 | 3;
        /** @description Token and member. */
        SignedIn: {
            /** @description The session token, 256 random bits. Good for 2 hours without a call and 24 hours in all. */
            token: string;
            user: components["schemas"]["SignedInMember"];
        };
        /** @description The member who signed in. */
        SignedInMember: {
            email: components["schemas"]["Email"];
            /** @description Given name. */
            name: string;
            /** @description Family name. Stands first in the greeting when the country is China. */
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
        /** @description A solution. Only the detail has the remark. */
        Solution: {
            schemeId: components["schemas"]["SchemeId"];
            /** @description Name of the solution in the language of the request. */
            schemeName: string;
            productId: components["schemas"]["ProductId"];
            url: components["schemas"]["ImageUrl"];
            remark?: components["schemas"]["Html"];
        };
        /** @description One page of solutions. */
        SolutionRows: {
            /** @description The solutions. */
            rows: components["schemas"]["Solution"][];
            total: components["schemas"]["TotalDataCounts"];
        };
        /** @description Minimum purchase, in pieces. */
        StartBuy: number;
        /** @description Pieces in stock. */
        Stock: number;
        /**
         * @description 0 means that the call did what it says.
         * @enum {integer}
         */
        SuccessCode: 0;
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
        };
        /** @description The files that were found. */
        TechnologyResult: {
            /** @description One page of files. */
            data: components["schemas"]["TechnologyFile"][];
            params: components["schemas"]["TotalParams"];
        };
        /** @description The session token of the login answer. Added to every call when there is one. */
        Token: string;
        /** @description Number of entries over all pages. */
        TotalDataCounts: number;
        /** @description What a list answers beside its entries. */
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
        /** @description A picture with a code that a person reads. */
        VerifyPicture: {
            /** @description The picture as a data URL. */
            base64Str: string;
            loginMark: components["schemas"]["LoginMark"];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The page to answer, from 1. A page behind the last one is empty.
         * @example 1
         */
        PageNum: components["schemas"]["PageNum"];
        /**
         * @description How many entries a page has. The size belongs to the screen, see `x-page-size`.
         * @example 5
         */
        PageSize: components["schemas"]["PageSize"];
    };
    requestBodies: never;
    headers: never;
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, or a refusal. */
            200: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMemberAnswer"];
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
                 * @description The page to answer, from 1. A page behind the last one is empty.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAllAnswer"];
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
                 * @description 1 answers news only, 2 newsflashes only.
                 * @example 1
                 */
                contentType?: components["schemas"]["ContentType"];
                /**
                 * @description Words in the title or the second title.
                 * @example GaN
                 */
                keyWord?: string;
                /**
                 * @description The page to answer, from 1. A page behind the last one is empty.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
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
                 * @description The page to answer, from 1. A page behind the last one is empty.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many entries a page has. The size belongs to the screen, see `x-page-size`.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileAnswer"];
                };
            };
        };
    };
}
