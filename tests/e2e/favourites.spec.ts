import { newMember } from './support/new-member.ts';
import { expect, test } from './support/shop.ts';
import { signIn, watchPictures } from './support/sign-in.ts';

const [part, other] = ['0603WAF1002T5E', 'CL31B475KB8NNNC'];

test('a visitor keeps a part by signing in, finds it among the favourites, and what was looked at among the footprints', {
  tag: '@mocks',
}, async ({ page, t }) => {
  const member = await newMember(page);
  const code = watchPictures(page);
  const heart = (name: string) => page.getByRole('button', { name: t('favourites.button.named', { name }) });
  const visit = async (name: string) => {
    const recorded = page.waitForResponse((answer) => answer.url().includes('/api/footprint/addFootprint'));
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await recorded;
  };

  await page.goto(`/goodsCenter?keyWord=${part}`);
  await heart(part).click();
  const reloaded = page.waitForEvent('load');
  await signIn(page, t, await code(), member);
  await reloaded;
  await expect(heart(part)).toHaveAttribute('aria-pressed', 'true');

  await expect(heart(part)).not.toHaveAttribute('aria-disabled');
  await visit(part);
  const onDetail = page.getByRole('button', { name: t('favourites.button.label'), exact: true });
  await expect(onDetail).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/searchAll?id=1&keyWord=${other}`);
  await visit(other);
  await expect(onDetail).toHaveAttribute('aria-pressed', 'false');
  await onDetail.click();
  await expect(onDetail).toHaveAttribute('aria-pressed', 'true');
  await expect(onDetail).not.toHaveAttribute('aria-disabled');

  await page.goto('/collection/all');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(other);
  await rows
    .nth(1)
    .getByRole('button', { name: t('favourites.list.remove', { name: other }) })
    .click();
  const undo = page.getByRole('button', { name: t('favourites.list.undoOf', { name: other }) });
  await expect(undo).toBeFocused();
  await expect(rows).toHaveCount(2);
  await undo.click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(other);
  await expect(undo).toHaveCount(0);
  await rows
    .nth(2)
    .getByRole('button', { name: t('favourites.list.addToCartOf', { num: 100, name: part }) })
    .click();
  await expect(page.getByText(t('favourites.list.inCart', { num: 100, name: part }))).toBeVisible();

  await page.goto('/shopcar');
  await expect(heart(part)).toHaveAttribute('aria-pressed', 'true');
  await heart(part).click();
  await expect(heart(part)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(part)).not.toHaveAttribute('aria-disabled');

  await page.goto('/footPrint/all');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(other);
  const remove = page.getByRole('button', { name: t('footprints.list.deleteOf', { name: other }) });
  const question = page.getByRole('dialog', { name: t('footprints.delete.question') });
  await remove.click();
  await question.getByRole('button', { name: t('footprints.delete.no') }).click();
  await remove.click();
  await question.getByRole('button', { name: t('footprints.delete.yes') }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: t('footprints.list.buyNowOf', { name: part }) }).click();
  await expect(page).toHaveURL(/\/GoodsDetails\?id=\d+/);
});
