import { Hono } from 'hono';
import { ApiRefusal, type Envelope, refusalEnvelope, statusOf } from '#domain/wire/envelope.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import { routes } from '#generated/server/routes.ts';
import type { Services } from '#server/services.ts';
import { pageVersionsOf } from '../site/rendering/page-version.ts';
import { addSite } from '../site/site.ts';
import { type App, type AppContext, type AppEnv, cameByHttps, wasAborted } from './caller.ts';
import { closeUnsentBody } from './close-unsent-body.ts';
import { loggedError, toApiRefusal } from './failure.ts';
import { healthResponse } from './health.ts';
import { observe } from './observe.ts';
import { ReadyAnswers } from './ready-answers.ts';
import { routeMethods } from './route-methods.ts';
import { onlyHttps, securityHeaders } from './security-headers.ts';
import { sendText } from './send.ts';
import { envelopeHeaders, sendAnswer } from './send-answer.ts';
import { SharedAnswers } from './shared-answers.ts';
import { watchSecurity } from './watch-security.ts';

const apiPath = /^\/(api|open|staff)(\/|$)/;

function sendEnvelope(
  context: AppContext,
  envelope: Envelope,
  status: number,
  headers: Record<string, string> = envelopeHeaders,
): Response | Promise<Response> {
  context.set('code', envelope.code);
  return sendText(context, JSON.stringify(envelope), { status, headers });
}

async function sendRefusal(
  context: AppContext,
  refusal: ApiRefusal,
  extra: Record<string, string> = {},
): Promise<Response> {
  const { req } = context;
  const headers: Record<string, string> = { ...envelopeHeaders, ...extra };
  const language =
    context.get('language') ?? requestLanguage(req.query('language'), req.header('accept-language'));
  if (refusal.code === 'rateLimited') headers['retry-after'] = String(refusal.params?.retryAfter ?? 1);
  if (refusal.code === 'unavailable') headers['retry-after'] = '5';
  return sendEnvelope(context, refusalEnvelope(refusal, language), statusOf(refusal.code), headers);
}

/** Response for a path without a route, or with another method. */
async function sendUnrouted(context: AppContext): Promise<Response> {
  const methods = routeMethods(context.req.path);
  if (methods.length === 0) return sendRefusal(context, new ApiRefusal('unknownPath'));
  return sendRefusal(context, new ApiRefusal('methodNotAllowed'), { allow: methods.join(', ') });
}

/** The whole server as one Fetch handler: API, pages, pictures and documents. */
export function createApp(services: Services): App {
  const app: App = new Hono<AppEnv>();
  const formTargets = services.payments.flatMap((gateway) => gateway.formTargets);
  const plainHeaders = securityHeaders(formTargets);
  const httpsHeaders = { ...plainHeaders, ...onlyHttps };
  app.use(
    '*',
    observe(services, (context) => (cameByHttps(context, services.config) ? httpsHeaders : plainHeaders)),
  );
  app.use('*', watchSecurity(services));
  app.use('*', closeUnsentBody);
  app.onError((error, context) => {
    if (wasAborted(context)) {
      services.log.info({ requestId: context.get('requestId') }, 'the client aborted the request');
      return sendRefusal(context, new ApiRefusal('requestUnreadable'));
    }
    const refusal = toApiRefusal(error);
    if (error !== refusal) {
      services.log.error(
        { requestId: context.get('requestId'), error: loggedError(error) },
        'a request failed',
      );
    }
    return sendRefusal(context, refusal);
  });
  // What a replica says may be older than the version that the database has.
  const version = services.replica ? undefined : pageVersionsOf(services.pool);
  const pipeline = {
    services,
    versions: new SharedAnswers(() => services.clock().getTime()),
    ready: version && new ReadyAnswers(() => version.read()),
  };
  for (const route of routes) {
    app.on(route.method, route.path, async (context) => sendAnswer(route, context, pipeline));
  }
  app.get('/health', (context) => healthResponse(context, services));
  const sendPage = addSite(app, services, services.payments);
  app.notFound((context) => {
    // `//host/path` means another server to a browser, so it is never a page.
    if (context.req.path.startsWith('//')) return context.text('Not found\n', 404);
    const isPage = ['GET', 'HEAD'].includes(context.req.method) && !apiPath.test(context.req.path);
    return isPage ? sendPage(context) : sendUnrouted(context);
  });
  return app;
}
