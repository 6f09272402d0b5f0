/**
 * The name that the shop shows | names that a search finds the maker by: full names, names in Chinese, makers that it took over and
 * whose parts carry its name now | names that are only read in the files of suppliers, because as words of a search they would mean
 * something else (`IR`, `Linear`) or find nothing more.
 */
export const brandsTable = `
# semiconductors
ADI | Analog Devices; Analog Devices Inc; Maxim Integrated; Maxim; Linear Technology; 亚德诺; 亚德诺半导体; 美信; 凌力尔特 | Analog Devices Inc./Maxim Integrated; Linear; LTC
Allegro | Allegro MicroSystems; Allegro MicroSystems LLC; 埃戈罗
AMD | AMD/Xilinx; Xilinx; 赛灵思; 超威
AMS | Advanced Monolithic Systems
AOS | Alpha & Omega Semicon; Alpha & Omega Semiconductor; Alpha and Omega Semiconductor; 万代半导体; 万国半导体
Belling | Shanghai Belling; 上海贝岭; 贝岭 | BL
Broadcom | Broadcom Limited; Broadcom/Avago; Avago; Avago Technologies; 博通; 安华高
CR Micro | CRMicro; China Resources Microelectronics; 华润微; 华润微电子
Diodes Incorporated | Diodes Inc; Diodes/Zetex; Zetex; Pericom; 达尔; 美台 | Diodes
Espressif | Espressif Systems; 乐鑫; 乐鑫科技
Fremont Micro Devices | FMD; 辉芒微 | FMD (Fremont Micro Devices)
FTDI | Future Technology Devices International; 飞特帝亚
GigaDevice | GigaDevice Semicon Beijing; GigaDevice Semiconductor; 兆易创新 | GD
Holtek | Holtek Semicon; Holtek Semiconductor; 合泰; 盛群
Infineon | Infineon Technologies; Infineon Technologies AG; International Rectifier; Infineon/Cypress; Cypress; Cypress Semiconductor; 英飞凌; 赛普拉斯 | IR; Infineon/Cypress Semicon
Intel | Intel/Altera; Altera; 英特尔; 阿尔特拉
ISSI | Integrated Silicon Solution; 芯成
Jingdao Micro | Shandong Jingdao Microelectronics; 晶导微
JSCJ | Jiangsu Changjing Electronics Technology; Changjing; 长晶; 长晶科技; 长电 | Jiangsu Changjing Electronics Technology Co., Ltd.; CJ
Littelfuse | Littelfuse/IXYS; IXYS; 力特; 艾赛斯
Macronix | MXIC; Macronix International; 旺宏
MaxLinear | MaxLinear/Exar; Exar; 迈凌
MDD | Microdiode; Microdiode Electronics; 辰达; 辰达半导体 | MDD (Microdiode Semiconductor)
Microchip | Microchip Tech; Microchip Technology; Atmel; Microsemi; Micrel; SMSC; Silicon Storage Technology; 微芯; 微芯科技; 爱特梅尔 | Microchip Technology Inc; SST
Micron | Micron Tech; Micron Technology; 美光
MPS | Monolithic Power Systems; 芯源; 芯源系统
Nexperia | Nexperia B.V.; 安世; 安世半导体
Novosense | Novosense Microelectronics; 纳芯微
Nuvoton | Nuvoton Technology; Nuvoton Tech; 新唐
NXP | NXP Semicon; NXP Semiconductors; Freescale; Freescale Semiconductor; Philips Semiconductors; 恩智浦; 飞思卡尔 | NXP USA; NXP USA Inc
onsemi | ON Semi; ON Semiconductor; Fairchild; Fairchild Semiconductor; onsemi/Fairchild; 安森美; 仙童 | ON
Power Integrations | 帕沃英蒂格盛 | PI
Realtek | Realtek Semicon; Realtek Semiconductor; 瑞昱
Renesas | Renesas Electronics; Renesas Electronics America; Intersil; IDT; Integrated Device Technology; Dialog Semiconductor; 瑞萨; 瑞萨电子
Richtek | Richtek Technology; 立锜
ROHM | ROHM Semicon; ROHM Semiconductor; 罗姆
Semtech | 升特 | ST (Semtech)
SGMICRO | SG Micro; 圣邦; 圣邦微; 圣邦微电子 | SGM
Silergy | Silergy Corp; 矽力杰
Skyworks | Skyworks Solutions; Skyworks/Silicon Labs; Silicon Labs; Silicon Laboratories; 思佳讯; 芯科
ST | STMicroelectronics; ST Microelectronics; ST Micro; 意法; 意法半导体 | STM
STC | STC Micro; 宏晶; 宏晶科技
TI | Texas Instruments; Burr-Brown; National Semiconductor; 德州仪器; 德仪 | Texas Instruments Incorporated; Texas Instruments Inc
Torex | Torex Semiconductor; Torex Semicon; 特瑞仕
Toshiba | Toshiba Semiconductor and Storage; Toshiba Electronic Devices & Storage; 东芝
UTC | Unisonic; Unisonic Technologies; 友顺 | UTC (Unisonic Tech)
WCH | Nanjing Qinheng Microelectronics; Jiangsu Qin Heng; QinHeng; 沁恒; 南京沁恒
Will Semiconductor | Willsemi; Will Semicon; 韦尔; 韦尔半导体 | Willsemi (Will Semicon)
Winbond | Winbond Elec; Winbond Electronics; 华邦; 华邦电子
XLSEMI | XL Semi; 芯龙

# passive components
AISHI | Aihua; Aihua Group; 艾华 | AISHI (Aihua Group)
AVX | Kyocera AVX; KYOCERA AVX Components; 京瓷; 京瓷AVX
BOURNS | Bourns Inc; 伯恩斯; 邦士
Chilisin | Chilisin Elec; Chilisin Electronics; 奇力新
EPSON | Seiko Epson; Epson Timing; 爱普生
Everlight | Everlight Elec; Everlight Electronics; 亿光
Fenghua | Guangdong Fenghua; Guangdong Fenghua Advanced Tech; Fenghua Advanced Technology; 风华; 风华高科 | FH; FH (Guangdong Fenghua Advanced Tech)
Holy Stone | Holy Stone Enterprise; 禾伸堂 | HEC; IHHEC (Holy Stone Enterprise Co., Ltd)
KEMET | Kemet Electronics; 基美
KNSCHA | 科尼盛
KOA | KOA Speer; KOA Speer Electronics; 兴亚
Lelon | Lelon Electronics; 立隆
muRata | Murata; Murata Electronics; Murata Manufacturing; Murata Power Solutions; 村田; 村田制作所 | Murata Manufacturing Co., Ltd.
Nichicon | 尼吉康
Nippon Chemi-Con | NCC; United Chemi-Con; Chemi-Con; 黑金刚; 贵弥功 | NCC (Nippon Chemi-Con)
Panasonic | Panasonic Electronic Components; Panasonic Industry; Matsushita; 松下
RALEC | Ralec Electronics; 旺诠
Rubycon | Rubycon Corporation; 红宝石
Samsung Electro-Mechanics | Samsung; SEMCO; Samsung Electro Mechanics; 三星; 三星电机
Sunlord | Shenzhen Sunlord; Sunlord Electronics; 顺络; 顺络电子
TA-I | TA-I Tech; TA-I Technology; 大毅; 大毅科技
Taiyo Yuden | 太阳诱电
TDK | TDK Corporation; TDK InvenSense; InvenSense; 东电化
TDK EPCOS | EPCOS; EPCOS/TDK; 爱普科斯
UNI-ROYAL | Uniroyal; Uniroyal Elec; Uniohm; 厚声 | UNI-ROYAL (Uniroyal Elec)
Viking | Viking Tech; Viking Technology; 光颉
Vishay | Vishay Intertech; Vishay Intertechnology; Vishay Dale; Vishay Siliconix; Vishay Semiconductors; Vishay General Semiconductor; Siliconix; 威世
Walsin | Walsin Tech Corp; Walsin Technology; Walsin Technology Corporation; 华新科
Würth Elektronik | Wurth Elektronik; Wurth; Würth; Wurth Electronics; 伍尔特 | WE
YAGEO | Yageo Corporation; Phycomp; 国巨
Ymin | 永铭
YXC | YXC Crystal Oscillators; YXC Crystal; 扬兴; 扬兴科技

# connectors, switches, relays and others
Ai-Thinker | Shenzhen Ai-Thinker Technology; 安信可
Amphenol | Amphenol ICC; Amphenol Communications Solutions; 安费诺
Brightking | 君耀; 君耀电子
C&K | CK Components; C&K Switches; 希凯
Cixi Kefa Elec | KEFA; Cixi Kefa; 科发
HONGFA | Xiamen Hongfa; Hongfa Relay; 宏发
Hirose | HRS; Hirose Electric; 广濑 | Hirose Electric Co Ltd
Hubei KENTO | Hubei Kento Elec; KENTO; 肯拓
JST | JST Sales America; J.S.T.; 日压
Kinghelm | Shenzhen Kinghelm Elec; 金航标
Korean Hroparts Elec | HRO; Hroparts; 韩荣
Lite-On | LITEON; Lite-On Opto Technology; Liteon; 光宝
Molex | Molex LLC; 莫仕
MORNSUN | Mornsun Guangzhou; 金升阳
OMRON | Omron Electronics; Omron Electronic Components; 欧姆龙
OSRAM | OSRAM Opto Semicon; OSRAM Opto Semiconductors; ams OSRAM; 欧司朗
Sensirion | Sensirion AG; 盛思锐
SHARP | Sharp Microelectronics; Sharp/Socle Technology; 夏普
SHOU HAN | 首韩
TE Connectivity | Tyco; Tyco Electronics; TE Connectivity AMP; 泰科; 泰科电子 | TE; AMP
XFCN | 兴飞 | XF Connector
XKB | XKB Connection; XKB Connectivity; 星坤
`;
