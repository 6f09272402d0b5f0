/** The most of a category; the first ones of the shop are there as well, and all that texts name. */
const perCategory = 5;
const ofShowcase = 100;
const firstOnes = 60;
/** The category that journeys walk through. */
const showcase = 'Chip Resistor - Surface Mount';

/** Values of `$2` and the following of the query for products. */
export const sampleSizes = [showcase, ofShowcase, perCategory, firstOnes];

export const catalogueQueries = {
  categories: `select id, parent_id as "parentId", json_build_object('zh', name_zh, 'en', name_en) as name,
    hot_product as "hotProduct", hot_home as "hotHome" from category order by level, sort, id`,
  columns: `select id, key, category_id as "categoryId", json_build_object('zh', name_zh, 'en', name_en) as name, kind,
    column_type as "columnType", screen, list_type as "listType", unit, slot is not null as filters
    from column_def order by category_id, sort, id`,
  texts: `select id, column_id as "columnId", zh, en from text_value order by id`,
};

/**
 * A sample of the products; `$1` are part numbers that must be among them. It is spread over those of the first import alone, so
 * that products which a later one adds do not exchange it for others.
 */
export const productQuery = `with numbered as (select p.*, c.name_en as category_name,
    row_number() over (partition by category_id, import_run_id order by p.id) as place,
    count(*) over (partition by category_id, import_run_id) as of_category
    from product p join category c on c.id = p.category_id where not withdrawn),
  ranked as (select *, case when category_name = $2 then $3::int else $4::int end as room from numbered)
  select id, category_id as "categoryId", mpn, brand, package, json_build_object('zh', name_zh, 'en', name_en) as name,
    json_build_object('zh', description_zh, 'en', description_en) as description, images, goods_loop as "goodsLoop",
    datasheet_url as "datasheetUrl", unit_price::float8 as "unitPrice", break_qty as "breakQty",
    break_price::float8[] as "breakPrice", stock, start_buy as "startBuy", order_multiple as "orderMultiple", lead_weeks as "leadWeeks", backorder_weeks as "backorderWeeks",
    custom_integration as "customIntegration", is_new as "isNew", is_hot as "isHot", params
  from ranked where id <= $5 or mpn = any($1::text[]) or import_run_id = (select min(id) from import_run)
    and (of_category <= room or (place * room) / of_category > ((place - 1) * room) / of_category) order by id`;

/** What the collections of the content are read with; `$1` is the moment that `daysAgo` counts back from. */
export const contentQueries = {
  banners: `select size, json_build_object('zh', img_url_zh, 'en', img_url_en) as "imgUrl", link_url as "linkUrl"
    from banner order by sort, id`,
  news: `select id as nid, content_type as "contentType", json_build_object('zh', title_zh, 'en', title_en) as title,
    json_build_object('zh', vice_title_zh, 'en', vice_title_en) as "viceTitle", image_url as "imageUrl",
    json_build_object('zh', content_zh, 'en', content_en) as content,
    round(extract(epoch from ($1::timestamptz - created_at)) / 86400)::int as "daysAgo" from news order by id`,
  friendLinks: `select json_build_object('zh', name_zh, 'en', name_en) as "linkName", link_url as "linkUrl",
    cover_image as "coverImage" from friend_link order by sort, id`,
  companyProfile: `select front_cover as "frontCover", json_build_object('zh', synopsis_zh, 'en', synopsis_en) as synopsis,
    json_build_object('zh', idea_zh, 'en', idea_en) as idea,
    json_build_object('zh', main_business_zh, 'en', main_business_en) as "mainBusiness",
    json_build_object('zh', products_zh, 'en', products_en) as products,
    json_build_object('zh', our_purpose_zh, 'en', our_purpose_en) as "ourPurpose", image_text as "imageText"
    from company_profile`,
  solutions: `select id as "schemeId", json_build_object('zh', scheme_name_zh, 'en', scheme_name_en) as "schemeName",
    product_id as "productId", url, json_build_object('zh', remark_zh, 'en', remark_en) as remark
    from solution order by sort, id`,
  helpEntries: `select id, coalesce(parent_id, 0) as "parentId", json_build_object('zh', menu_name_zh, 'en', menu_name_en)
    as "menuName", json_build_object('zh', content_zh, 'en', content_en) as content from help_entry order by sort, id`,
  documentTypes: `select id as "typeId", json_build_object('zh', name_zh, 'en', name_en) as "typeName"
    from document_type order by sort, id`,
  documents: `select id as tid, type_id as "typeId", grade, json_build_object('zh', title_zh, 'en', title_en) as title,
    json_build_object('zh', description_zh, 'en', description_en) as description,
    json_build_object('zh', file_path_zh, 'en', file_path_en) as path,
    json_build_object('zh', text_zh, 'en', text_en) as text, browse_count as "browseCount",
    download_count as "dowloadCount", part_keys as "partKeys",
    round(extract(epoch from ($1::timestamptz - created_at)) / 86400)::int as "daysAgo"
    from technical_document order by id`,
  notices: `select json_build_object('zh', content_zh, 'en', content_en) as "messageContent", read_at is not null as read,
    message_type as "messageType", link,
    round(extract(epoch from ($1::timestamptz - created_at)) / 86400)::int as "daysAgo"
    from notice where order_no is null order by id`,
  projects: `select name as "projectName", phone, description as "projectDescribe", state as "projectState" from project order by id`,
  remoteSupports: `select question as remark1, communication, contact as "communicationRemark",
    scheduled - ($1::timestamptz at time zone 'Asia/Shanghai')::date as "scheduledIn", language_type as "languageType", remark,
    state as "auditStatus" from remote_support order by id`,
  cart: `select product_id as "productId", num from cart_item order by id`,
};
