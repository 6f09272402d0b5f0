/** English | Chinese | other spellings. Words of descriptions that are not a value of a parameter, or read badly as one. */
export const wordsTable = `
RoHS compliant | 符合 RoHS | RoHS; RoHS compliance; 符合RoHS
Lead-free | 无铅 | Lead free; Pb-free
Halogen-free | 无卤 | Halogen free
AEC-Q200 qualified | 符合 AEC-Q200 |
AEC-Q101 qualified | 符合 AEC-Q101 |
AEC-Q100 qualified | 符合 AEC-Q100 |
# counts
Single channel | 单通道 | Single Channel; 单路; Single-channel
Dual channel | 双通道 | Dual channels; Dual; 双路; Dual-channel
Triple | 三通道 | Three channels; 三路
Four channels | 四通道 | Quad; Quadruple; 四路
Eight channels | 八通道 | Eight paths; 八路
Monaural | 单声道 | Mono
Stereo | 立体声 |
Single row | 单排 |
Double row | 双排 |
bits | 位 | bit
positions | 位 | position
channels | 通道 | channel
Quadrant | 象限 | Quadrants
# resistors, capacitors, inductors, protection
Resistor | 电阻 | Resistors
Chip | 贴片 |
Capacitor | 电容 | Capacitors
Inductor | 电感 | Inductors
Diode | 二极管 | Diodes
Transistor | 晶体管 |
EI-core inductor | EI磁芯电感 | EI-core Inductor
Shielded inductor | 屏蔽电感 |
TVS diode | TVS二极管 | TVS diodes
ESD suppressors / TVS diodes | ESD抑制器/TVS二极管 |
Triac | 双向可控硅 | Two-way thyristor
1 pair, common cathode | 1对共阴极 | 1 pair common cathode
1 pair, common anode | 1对共阳极 | 1 pair common anode
2 pairs in series | 2对串联 |
Common cathode | 共阴极 |
Common anode | 共阳极 |
# circuits
General purpose | 通用 | General
AC-DC offline switch | AC-DC离线开关 |
Band-pass | 带通 | Bandpass
Low-pass | 低通 | Lowpass
High-pass | 高通 | Highpass
Limiting amplifier | 限幅放大器 |
Gyroscope | 陀螺仪 |
Radar | 雷达 |
Rising edge | 上升沿 |
Falling edge | 下降沿 |
Receivers | 接收器 | Receiver
Telecommunications | 电信 |
Mobile phone | 手机 |
Synthesizer | 频率合成器 | Synthesiser
Dot/bar display driver | 点/条显示驱动 |
SMD crystal oscillator | 贴片晶振 |
Through-hole crystal oscillator | 直插晶振 |
# optoelectronics
Foggy white translucent lens | 雾状白色半透明透镜 |
Round bulb | 圆头 |
Square bulb head | 方头 | Square lamp head
Square transparent lamp holder | 方形透明灯座 |
# connectors, switches
Flip type | 翻盖式 |
Bottom contact | 下接 |
Top contact | 上接 |
Horn buckle | 牛角扣 |
Top square hole | 顶部方孔 |
Board edge/receptacle, closed | 板边插座/闭合式 | Board Edge/Receptacle-Close
High-conductivity copper | 高导铜 | High conductivity copper
Headphone jack | 耳机插座 |
Type-A | Type-A |
Without | 无 | None; null; None without
# how a part is mounted, as the names of packages say it
Through-hole | 直插 | Plugin
Surface mount | 表面贴装 | Surface-mount
Right angle | 弯角 |
`;
