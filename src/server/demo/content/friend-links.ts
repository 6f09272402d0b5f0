import type { DemoContent } from '#server/seed/demo-content.ts';
import { both } from './markup.ts';

/** Neighbours of the trade; none of them exists. */
export const friendLinks: DemoContent['friendLinks'] = [
  {
    name: both('元器件分销商联合会', 'Component Distributors Association'),
    url: 'https://distributors.example/',
  },
  {
    name: both('电子焊接与装联学会', 'Society for Soldering and Assembly'),
    url: 'https://assembly.example/',
  },
  {
    name: both('开放封装库', 'Open Footprint Library'),
    url: 'https://footprints.example/',
    coverImage: '/img/part/soic-8/top.svg',
  },
  { name: both('电源工程师论坛', 'Power Engineers’ Forum'), url: 'https://power-forum.example/' },
  { name: both('电磁兼容实验室', 'EMC Laboratory'), url: 'https://emc-lab.example/' },
  { name: both('创客与开源硬件社区', 'Makers and Open Hardware'), url: 'https://makers.example/' },
];
