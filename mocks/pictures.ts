import { type HttpHandler, HttpResponse, http } from 'msw';
import { drawPart, isPartView, packageFromSlug } from '#drawings/index.ts';
import { drawScene, isSceneName } from '#drawings/scenes/index.ts';

function picture(svg: string): HttpResponse<string> {
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
}

/** The file name without `.svg`; undefined for another type. */
function nameOf(file: unknown): string | undefined {
  return typeof file === 'string' ? /^(.+)\.svg$/.exec(file)?.[1] : undefined;
}

const respondMissing = () => new HttpResponse(null, { status: 404 });

/** The drawings that the server makes, drawn in the page. */
export const pictures: HttpHandler[] = [
  http.get('*/img/part/:slug/:file', ({ params }) => {
    const view = nameOf(params.file);
    const name = typeof params.slug === 'string' ? packageFromSlug(params.slug) : undefined;
    return name === undefined || !view || !isPartView(view)
      ? respondMissing()
      : picture(drawPart(name, view));
  }),
  http.get('*/img/scene/:file', ({ params, request }) => {
    const name = nameOf(params.file);
    if (!name || !isSceneName(name)) return respondMissing();
    const english = new URL(request.url).searchParams.get('language') === 'en_US';
    return picture(drawScene(name, english ? 'en_US' : 'zh_CN'));
  }),
];
