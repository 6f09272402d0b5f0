import { getCookie } from 'hono/cookie';
import { beijingDay } from '#domain/beijing-day.ts';
import { inLanguage, type Language, pickLanguage } from '#domain/language.ts';
import { type Currency, currencyKey, isCurrency, pickCurrency } from '#domain/money/index.ts';
import {
  formatParameter,
  formatsOf,
  type ListAddress,
  readListAddress,
} from '#domain/public-lists/list-address.ts';
import { acceptedFormat, type ListFormat, namedFormat } from '#domain/public-lists/list-format.ts';
import { searchOf, withListedKeyword } from '#domain/public-lists/narrowed-search.ts';
import { productTableNames } from '#domain/public-lists/product-table.ts';
import { isProductList, type ListName, plainLists } from '#domain/public-lists/public-lists.ts';
import { ApiRefusal, refusalEnvelope, statusOf, successEnvelope } from '#domain/wire/envelope.ts';
import { readEntrance } from '#domain/wire/page-language.ts';
import { refusedFields } from '#domain/wire/refused-fields.ts';
import { type CodeName, constants, httpStatus } from '#generated/constants.ts';
import type { RefusalParams } from '#generated/server/handlers.ts';
import type { Services } from '#server/services.ts';
import { type Notice, noticePage } from '#server/site/notice-page.ts';
import { shopOrigin } from '#server/site/shop-origin.ts';
import { sendTable, takeExportSlot } from '#server/tables/index.ts';
import { type AppContext, callerAddress } from '#server/wire/caller.ts';
import { withinCapacity } from '#server/wire/capacity.ts';
import type { AnyReply } from '#server/wire/idempotency.ts';
import { checkRate } from '#server/wire/limits.ts';
import { pageVary } from '#server/wire/page-vary.ts';
import { sendText, sendUnchanged } from '#server/wire/send.ts';
import { sharedCacheControl } from '#server/wire/shared-answers.ts';
import { namesVersion, weakEtag } from '#server/wire/validators.ts';
import { answerOf, type Caller, callList, type ListCall, listCall } from './call-list.ts';
import { listRows } from './list-rows.ts';

const json = 'application/json; charset=utf-8';
const badRequest = 400;
const notFound = 404;
/** Only the page itself is for search engines. */
const noIndex = { 'x-robots-tag': 'noindex' };

interface Asked {
  readonly address: ListAddress;
  readonly format: ListFormat | null;
}

/** What of a list a request asks for, undefined for its page. */
function readAsked(context: AppContext): Asked | undefined {
  const { pathname, searchParams } = new URL(context.req.url);
  const address = readListAddress(pathname, searchParams);
  if (!address) return undefined;
  const name = searchParams.get(formatParameter);
  const format = name ? namedFormat(name) : acceptedFormat(context.req.header('accept'));
  if (format === undefined) return undefined;
  if (format === null || formatsOf(address).includes(format)) return { address, format };
  return name ? { address, format: null } : undefined;
}

function varyHeader(context: AppContext) {
  const { language } = readEntrance(new URL(context.req.url).search);
  return { vary: pageVary({ namesLanguage: language !== undefined, isList: true }) };
}

function languageOf(context: AppContext): Language {
  const { language } = readEntrance(new URL(context.req.url).search);
  return language ?? pickLanguage(getCookie(context, 'language'), context.req.header('accept-language'));
}

/** The currency that the address names, else the choice of the visitor. */
function currencyOf(context: AppContext, language: Language): Currency {
  const named = new URL(context.req.url).searchParams.get(currencyKey);
  return isCurrency(named) ? named : pickCurrency(getCookie(context, currencyKey), language);
}

/** These addresses are not calls: a program that saves what it gets has to see from the status that it is not a list. */
function sendRefusal(
  context: AppContext,
  refusal: ApiRefusal,
  language: Language,
  extra: Readonly<Record<string, string>> = {},
) {
  const { code } = refusal;
  const status = code === 'notFound' ? notFound : Math.max(badRequest, statusOf(code));
  const always = { 'content-type': json, 'cache-control': 'no-store', ...noIndex };
  const headers = { ...always, ...varyHeader(context), ...extra };
  return sendText(context, JSON.stringify(refusalEnvelope(refusal, language)), { status, headers });
}

function refusalOf({ operation }: ListCall, refused: Extract<AnyReply, { ok: false }>): ApiRefusal {
  // The types of the handlers allow only described codes.
  const { code, params } = refused as { code: CodeName; params?: RefusalParams };
  return code === 'fieldRefused' && params?.fields
    ? refusedFields(operation, params.fields)
    : new ApiRefusal(code, params);
}

async function sendJson(context: AppContext, call: ListCall, services: Services): Promise<Response> {
  const reply = await callList(call, services);
  if (!reply.ok) throw refusalOf(call, reply);
  const text = JSON.stringify(successEnvelope(reply, call.context.language));
  const etag = weakEtag(text);
  const headers = {
    'content-type': json,
    'cache-control': sharedCacheControl,
    etag,
    ...noIndex,
    ...varyHeader(context),
  };
  return namesVersion(context.req.header('if-none-match'), etag)
    ? sendUnchanged(context, headers)
    : sendText(context, text, { status: 200, headers });
}

function nameOf(list: ListName, language: Language): string {
  return inLanguage(isProductList(list) ? productTableNames[list] : plainLists[list].name, language);
}

const manyFiles: Readonly<Record<Language, Notice>> = {
  zh_CN: { title: '导出人数较多', text: '请稍候，文件将自动开始下载。' },
  en_US: { title: 'Many files are being made', text: 'Please wait: the download starts by itself.' },
};

/** A person gets a page that asks again by itself, a program the code. */
function sendBusy(context: AppContext, language: Language): Response | Promise<Response> {
  const wait = { 'retry-after': String(constants.exportRetry) };
  if (!context.req.header('accept')?.includes('text/html'))
    return sendRefusal(context, new ApiRefusal('unavailable'), language, wait);
  const headers = { 'cache-control': 'no-store', ...noIndex, ...varyHeader(context), ...wait };
  for (const [header, value] of Object.entries(headers)) context.header(header, value);
  const page = noticePage(language, manyFiles[language], constants.exportRetry);
  return context.html(page, httpStatus.unavailable);
}

interface File {
  readonly address: ListAddress;
  readonly format: 'csv' | 'xlsx';
  readonly call: ListCall;
}

/** Keeps its place among the files that are written until the last row is sent, or nobody reads on. */
async function sendFile(context: AppContext, file: File, services: Services): Promise<Response> {
  const { address, format, call } = file;
  const { language } = call.context;
  const onEnd = takeExportSlot(services, callerAddress(context, services.config));
  if (!onEnd) return sendBusy(context, language);
  try {
    const reader = { language, origin: shopOrigin(context, services.config) };
    const money = {
      currency: currencyOf(context, language),
      rateMicros: services.config.yuanPerDollarMicros,
    };
    const table = await listRows(address.list, { call, services, reader, money, ids: address.ids });
    if (!table.ok) throw refusalOf(call, table);
    const name = nameOf(address.list, language);
    for (const [header, value] of Object.entries({ ...noIndex, ...varyHeader(context) }))
      context.header(header, value);
    const title = `${name} ${beijingDay(services.clock())}`;
    return sendTable(context, title, format, { name, ...table.value, onEnd });
  } catch (error) {
    onEnd();
    throw error;
  }
}

/** The list at an address; that of a narrowed search has the words that the search really looks for. */
async function findListed(address: ListAddress, services: Services, caller: Caller): Promise<ListAddress> {
  const search = searchOf(address);
  if (!search) return address;
  const reply = await callList(listCall(search, services, caller), services, { pageNum: 1, pageSize: 1 });
  if (!reply.ok) return address;
  return withListedKeyword(address, answerOf<'searchAll'>(reply).data.productResult.params.listedKeyword);
}

async function sendAsked(
  context: AppContext,
  { address: typed, format }: Asked,
  services: Services,
): Promise<Response> {
  const language = languageOf(context);
  try {
    if (!format)
      throw refusedFields(formatParameter, [
        { field: formatParameter, rule: 'enum', limit: formatsOf(typed).join(', ') },
      ]);
    const caller = { language, address: callerAddress(context, services.config) };
    const address = await findListed(typed, services, caller);
    const call = listCall(address, services, caller);
    if (format === 'json') return await sendJson(context, call, services);
    return await sendFile(context, { address, format, call }, services);
  } catch (error) {
    if (error instanceof ApiRefusal) return sendRefusal(context, error, language);
    throw error;
  }
}

/** Sends the list of a page in the format that was asked for, undefined where the page itself was. */
export async function sendList(context: AppContext, services: Services): Promise<Response | undefined> {
  const asked = readAsked(context);
  if (!asked) return undefined;
  checkRate(context, services, 'pages');
  return withinCapacity(services, () => sendAsked(context, asked, services));
}
