import type { Language } from '#domain/language.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { AppContext } from '#server/wire/caller.ts';

const texts: Record<'altered' | 'expired' | 'gone', Record<Language, string>> = {
  altered: { zh_CN: '链接无效，请重新获取。', en_US: 'This link is not valid. Please ask for a new one.' },
  expired: { zh_CN: '链接已过期，请重新获取。', en_US: 'This link has expired. Please ask for a new one.' },
  gone: { zh_CN: '文件不存在或已被删除。', en_US: 'The file does not exist, or it was removed.' },
};

/** Response to a link that opens nothing, in the language of the browser. */
export function linkRefusal(context: AppContext, reason: keyof typeof texts): Response {
  const language = requestLanguage(context.req.query('language'), context.req.header('accept-language'));
  return context.text(`${texts[reason][language]}\n`, reason === 'gone' ? 404 : 403);
}
